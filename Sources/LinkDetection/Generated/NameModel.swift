// Written by Scripts/generate-name-model.py; do not edit.
//
// Counted over 14455 documents of Debian packages.

/// Which names are files: endings, words of file names, and sites, in lower case and separated by spaces.
enum NameModel {
  /// Endings under which a bare name is a file or a member in program code.
  static let fileEndings: StaticString = """
    ac ads am arpa author auto axa bar book build cab call car cc cf ci coffee compare cu cw data dds dj \
    docs dot et fit gmo gp group help in inc java la lds link man map mc md med menu mk mm mn mo mom mov \
    movie ms network new news next ng now nrw open ott ph pid pm post pro properties ps pub py re read run \
    sap sas save sc sd search security sh shell sl sm so stc stream style sv tab target td tm tt tz vc \
    vivo watch wf windows zip
    """
  /// Endings under which a bare name may be a file or a site.
  static let mixedEndings: StaticString = """
    abc ad al android app as at aw bz cat channel chat ck cl cr date dev directory download ec email eus \
    events fail family final fo foo gb gf gl global gs gy host icu id info me ml mobi name nc ping pl pw \
    recipes report rs select services site space ss st storage store systems to tools top win wine xxx yt
    """
  /// Those of them that files have, not only members in program code.
  static let pathEndings: StaticString = """
    at cat cl dev family info me pl rs site st tools
    """
  /// Words that the names of files are made of.
  static let fileWords: StaticString = """
    aapcs aarch aat abc abel abi able abort about abs absolute abstract acc accept acceptor access \
    accesses accessor ack acos acosh acquire across action actions active actor actors adams adapt adapted \
    adapter adaptive adaptor adaptors add added adding addition addlsh addmul addon addr address adduser \
    adj adjacent adjlist adjust adjuster adjustor adl adobe adopt adptr adsl adt advance advanced adwaita \
    aes aesw af after again age agent ahead aide airy aix ake alg algebra algo algos algs alias aliases \
    aliasing alidator align alignas aligned alive all allback alloc allocate allow allowed alpha alpn alt \
    altstack alue always amd ame amiri analysis analyzer anchor and anderson andn andoyer android andshake \
    ange angle angular ann anno annotate anon another ansi anti anvas any aorrlsh aors aorslsh apache api \
    apih apit app appdata append apple applet applier apply approx apt aptitude arabic aragraph aram arc \
    arch archive archived arcsine are area areal arg argb arget args argument ariable arith arity arm \
    armasm armhf armor around arquee arrakis arranger array arrays arrow arser ary as asan ascii asciir \
    ase asic asin asinh asio asm assert assign assigned assoc assume ast astar asym async at ata atabase \
    atan atanh ate atfork ath atl atom atomic atspi attach attr attrs audio audit aussian auth author auto \
    autodiff aux ava avahi average avg avl avltree avoid avr avx awstats axiom axis back backedge backend \
    backing backup backward bacon bad badly balanced banded bang banner bar barrier base basecase based \
    baseline bases bash basic basics batch bcb bcm bcp bcrypt bdiv bean before begin behavior being \
    bellman below bench ber bessel best beta between bfs bidi bidir big bimap bin binary bind binder \
    binders binding bindings binomial binutils bit bitand bitmap bitor bits bitset bitwise bitxor bject \
    black blank blend blob block blocked blocker blocking blocks blsi blsmsk blsr blur bmi bmp body bogus \
    bold bolt bom bonjour bool boolean boost boot bootnetx border borland borrowed both bound boundary \
    bounded bounds box boxed boxes boxing boyer boykov bpf branch break breaks bridge broadcom broken bron \
    bsd bstree btrfs bucket buddhist budget buf buffer buffered buffers bug bugs build builder building \
    builtin builtins bulirsch bulk bundle bundled bungee bus but button buzz bwd by bypass byref byte \
    bytecode bytes byval bzip ca cacert cacerts cache cached caches caching cairo calc calendar call \
    callable callback caller calling calls can cancel cannot cant canv canvas cap capacity caps caption \
    capture captures card cardinal carlo carlson cas cascade case cases cash cast casting casts cat \
    catalog catch category catmull cauchy cause causes caution cbc cbdt cbrt cc cce ccp ccs cdata cdd cds \
    cell center central centroid cert certs certtool cff cfg cha chacha chain chained chaining change \
    changed changes changing channel channels char chars charset chart chat check checked checker checking \
    checks cheme chi child chk choice chooser chrono chset chunk chunked cinnamon cipher ciphers circle \
    circular clamp clang clash class classdef classes classic classify clean cleaner cleanup clear \
    clearsig clhsdb cli click client clinit clip clipped clipper cliques clock clocks clone clones cloning \
    close closed closing closure closures cls cluster clusters cmake cmap cmath cmd cmdline cmds cmp cms \
    cmyk cnd cnfe cnstr cnt code codec codecvt codegen codepage coder codes coding col collate collator \
    collect color coloring colr colrv column columns com combine combined combiner combo comma command \
    commands commas comment comments commit common como comp compact compare comparer compat compile \
    compiled compiler compl complete complex compose composed compound compress compute conc concat \
    concept concepts concrete cond condy conf config confix conflict conjure connect cons console const \
    constant constr consumer cont contains content contents context contexts contig continue contract \
    contrib control controls conv convert convex convolve cookie copied coptic copy copyable copying core \
    coretext corner coro correct cos count counted counter counters counting country counts covar coverage \
    covered cpal cpp cpu cputime cpv cpython crash crc create creation creator creds cref cript critical \
    crl crlf cron cross crosses crossmod crt crypt crypto csh csr cssc cssf cssg cssi cssm cssp cssr csss \
    csst cssv cstdint cstr cstring csv ctap cthreads ctm ctor ctps ctti ctype cubic cuda cumul cups curl \
    currency current cursive cursor curve custom cv cve cview cvs cvt cwchar cwctype cwd cxx cxxstd cycle \
    cycles cyclic cygwin cyl daemon dag daily darling darwin dash dashed data database datagram dataset \
    datatype date day days db dbg dbus dcmd ddress dead deadline deadlock debconf debian debug debugger \
    dec decay decimal decision decl declared decls decltype decode decoder decoding decor decorate decrypt \
    ded deduce deduced dedup deep def default defaults defer deferral deferred define defined deflate \
    deflater defs degree del delay delegate delete deleted deleter delimit delta demand demangle demo \
    dense densify density deopt dep depends deps depth deque der deref derived des desc descrip design \
    desktop destroy destruct det detach detail details detect detected detector dev device devices dfn \
    dfont dfs dhclient dhcpd dhk diag diagram diags dialog diamond dict die diff digamma digest digit \
    digits dijkstra dim dimacs dims diode dir direct directed dirent dirmngr dirs disable disabled discard \
    discrete disjoint disk dispatch display dist distance distinct div divide divides division dkms dlin \
    dll dlopen dmabuf dmacro dmem dns doc docbook doclet docs doctest doctools document does dom doma \
    domain domc domcssr domcsss domd domdomw dome domf domhtmla domhtmlb domhtmlc domhtmld domhtmle \
    domhtmlf domhtmlh domhtmli domhtmll domhtmlm domhtmlo domhtmlp domhtmls domhtmlt domm domn domp doms \
    domt domw domxp don done dont dopri dot dotsect dotted double down download doxygen dpkg dqua draft \
    drag drain draw drawing drive driver drop drst drv dsa dsak dsap dst dstatic dtls dtlsr dtor dtype \
    dummy dump dumping dup duration during dyn dynamic dynamics each ead eader eading eager eak ean ear \
    early easyrsa eat ebo ecb ecc ecdsa echo eck ection eddsa edge edges edia edit editor eference eff \
    efore egend eieio eif eigen eintr elect election elector elem element elements elf ellint elliptic \
    else email embed embedded emit emoji emplace emplate employee empty emulated enable enabled enc ence \
    encode encoded encoder encoding encrypt end ender endian endpoint ends energy engine ength enqueue \
    enrich ensemble ensure enter entire entity entries entropy entry enu enum enums env envelope eof eoi \
    eol eopm eos epeat epoll eps epsg epsilon equal equality equals era erase erased erasure erb erf erfc \
    erge ern ernel err errinfo errno error errors erver esc escape escaped escapes esft esolver esource \
    esources esri ession est esult eta eth eti euc euler euml euro eval evaluate evdev even event events \
    ever ex exact exactly example examples exceeded excep except exchange exclude exe exec execute \
    executor exim exist existent existing exit exits exp expand expect expected expint expinti expired \
    explicit explorer expm exponent export exported exports expr ext extend extended extends extent \
    extents exterior extern external externs extra extrac extract extras extrema extreme eys fac facade \
    face faces facet facets factor factory fail failed failing fails failure fake falcot fall fallback \
    false family faq fast fastcall fastest faux favicon fcntl fcontext fdl fds fdsc feat feature features \
    feb fec fed feed fef feg fem fence fenced fenv feo fet fetch ffi ffset fiber fido field fields fifo \
    file filename files fill filling filt filter filtered filters final finalize finally find finder \
    finding finish finished finite firefox first fisher fit fix fixed fixes fixture flag flags flaky flat \
    flatten flex flexible flip float floating flow flush flux fmt fmtx focus fold folding foldl foldr \
    follow font fonts foo footer for force foreach forged fork form format formats formed formula forward \
    found four fourier fractals fraction fragment frame frames franklin frechet free freebsd freeglut \
    freetype friend friendly frnds from front frontend fruit fsm fss fstream ftbfs fter ftime ftp full fun \
    func function functor functors funop fur fused fusion futex future futures fuzz fuzzer fwd gamma gap \
    garbage gather gauss gaussian gbp gc gcc gcd gcl gcm gcms gco gcs gct gdb gdbm gdbus gdef gdk gdm gen \
    general generate generic generics gent geo geodesic geometry get getcwd gettable getter gettext \
    gettime getting ghash gids gio git github gitlab gitweb gl glass glb glc glf glib glibc glob global \
    glossary glx glyf glyph glyphs gmp gnome gnu gnupg gnutls gnv gobject good gost goto gpg gpgconf gpgsm \
    gpgtar gpgv gpl gpm gpos gpu gradient grammar grams graph graphic graphics graphite graphml graphs \
    graphviz gray greater green greg grep greylist grid grids groff group grouping groups grub gs gsl gss \
    gst gsub gsubgpos gtests gtk gtl guard guards guid guide guides gvar gvare gvaro gvart gzip gzipi hack \
    half halo hana handle handler handlers handles handling hang hanging hangul hankel hape hardware harf \
    harfbuzz harmonic harness has hash hashed hasher haskell have hb hdigest hdr head header headers heap \
    heat hebrew heck hell hello help helper helpers hermite heuman hex hid hidden hiding high hint hints \
    history hit hjl hkscs hljs hmac hmtx hold holder holds hole holes home hook hooks horner hort host \
    hostname hosts hours how howrah howto hpack hpp hppa hread hree href hrono hrtfd hso htl html htmla \
    htmlb htmld htmle htmlf htmlh htmli htmll htmlm htmlo htmlp htmls htmlt http https huge hull hurd \
    hurdsig hyp hypot iarchive iau ibeta icce ice icl icmp icon iconv icu id idden ident identity idl idle \
    ids ieee ield iew iewport if ifdef iffuse ifla ifunc ifuncs igamma ight ignore iio ile illegal ilter \
    image ime img imp impact impl implicit impls import imports improve in inc incl include includes \
    incoming incr indent index indexed indexes indexing indic indices indirect indow indy ine inet inetd \
    inf infer infinite infix inflate inflater info inherit ini init initial initrd inits inject injected \
    ink inline inlined inlining inner inplace input insert inserter inspect inst install instance instant \
    instead int integer integral intel interior intermod intern internal internet interop interp interval \
    intf intl into intr intro inv inva invalid inverse invert invoke invoker io iocp ioctl ioctls ioe ios \
    iosfwd iostream iota ipa ipc ipher ipsec ipv irange irectory is isempty iso isolinux issue issues ist \
    istream italic ite item items iter iterable iterate iterator ith itle jack jacobi jail jam jamfile \
    jamgram japanese jar java javac javadoc javap javax jaxp jcmd jdi jdk jdkt jfr jhsdb jis jmod jni jnia \
    jniw johnson join joiner joiners joining joins joint jpeg jquery jsa jsc jscc jscv jscw jsd jsdomb \
    jsdomc jsdomw jse jsg jsl jsm jso json jsp jsr jss jstack jsw jump junit just jvma jvmci jvmti kahan \
    kamailio karma karney karp kat katf kazuraki kdc kde keep kerberos kerbosch kern kernel key keyboard \
    keydb keyed keyring keys keytool keyword keywords khmer kill kind kit klass kleene kmail known knuth \
    krb kronrod kruskal kurtosis kutta kvno kwd label labeled labels lag lagged laguerre lambda lambdas \
    lambert lanczos lang language laplace large lass last latch late latin lattice launch launcher laws \
    layer layout layouts lazy lcar lcast ldap ldconfig ldouble ldso leading leaf leak leaky leda left \
    legacy legal legendre lement len lend length lengths less let letter level levels lex lexeme lexer \
    lexertl lexical lgamma lhs lib libc libcurl libcxx libgdm libglib libgtk libjpeg libjson liblzma \
    libnspr libnss libpango libpng library libstdc libthai libtiff libxcb libxft libxml libxslt licence \
    license lient life lig liga ligature light lighting like lilo limit limited limits lin line linear \
    linearly lines linger link linkage linker linking links lint linux list listed listen listener listing \
    lists lit literal literals live ljung lll load loader loaders loading loads lob lobal loc local locale \
    locales locals location locator lock lockable locked lockfree locking locks log logcheck logged logger \
    logging logic logical login logistic logo long longest longjmp lood look lookup loop loopback looping \
    loops lorenz loses lost lots low lower lsp ltag lug lugin lvalue lvm lwm lxde lxqt lyph lzma mac mach \
    machine macos macro macromap macros mag mage magic magnetic mai mail main make makefile maker makima \
    malloc man manage managed manager mangled manifest manip manpage manual many map mapped mapper mapping \
    maps margin mark markdown marked marker markup marquee mask masker masm master mat match matched \
    matcher matches matching mate math matlib matras matrix max maximal maximum maxp maxwidth maybe mbed \
    mbrtowc mcd mcgregor mdadm mdc mds mean means measure mech media median meet mem memb member members \
    memcheck memory memxor menu merge meridian mersenne mesh meson message messages meta metadata metainfo \
    metalink meth method methods metrics mfc mgr mhi micro mid migrate miller mime min mined mingw mini \
    minima minimal minimum mining minmax minstd minus mips mirror misc mismatch missed missing mix mixed \
    mixture mk mmap mmx mock mod modal mode model modes modified modifier modify modp mods modular module \
    modules modulo modulus moment monad monadic monitor mono monte month moore more morx most moulton \
    mount mouse movable move moves mp mpc mpf mpfi mpfr mpi mpl mplus mport mpreal mpz mse msg msm msvc \
    mtl mul mult multi multilib multimap multiple multiply multiprc multiset multisig multiv munin must \
    mutable mutant mutate mutation mutex mxb myanmar nagios naive name named names naming nan nanos napit \
    narrow nastaliq native nature nav ncbeta nccs nchor nct ncurses ndarray ndebug nds near neg negate \
    negation negative neighbor nest nested nesting nestmate net netboot netinst netlink network neumann \
    never new newline news next nexus nfo nfsroot nftables ngine nil nimate nline nmt nns no node nodejs \
    nodes noexcept nohints noinit non nonce nonconst nondet none nontype noop norm normal norms not \
    notation notdef note notes nothing nothrow notifier notify noto nova now npe npet nptl nput nrpe nrvo \
    nscd nsr nss nsswitch nst nstant nth ntp ntry nttp nuke nul null nullary nullptr nulls num number \
    numbers numeric numerics numpy numsub nvidia nview nvp oad oarchive obj objcopy objcpp object objects \
    observer obsolete ocal ocalized occurs ocket ocking ocsp octonion ocument odal ode odeint odel odeless \
    odes odr odule ody of off official offset offsets ogger oid oids okenizer old olor omit omponent \
    omposite on once ond one only onstack onstant ont ontainer ontext onth ontop onvert onvolve oom oop \
    oops oot ooura op opaque open opencl opencv opendkim opengl openmp openpt opens openssl operator ops \
    opt optimal optimize option optional options opts or ord order ordered ordering oreign org orig origin \
    original orm ostream ot other out outcome outer outgoing outline output outside ove over overflow \
    overlap overlaps overlay overld overload override overview owens own owned owner pack package packaged \
    packages packed packet packets pad padding page pages paint painter pair pairs palette pam pan panama \
    pane pango parallel param params paren parens parent pareto parse parser parsers parsing part partial \
    partman party pass passing passive passwd password patch path paths pattern patterns pause pbek pbes \
    pbkdf pca pch pchip pci pcm pcre pcsi pdf pdqsort pecular peeling peer pem pen pending per perf \
    perfect period periodic perl perm perms permute pgp phase phi phoenix phrase pic pickle pid pie piece \
    pimpl pin pinentry ping pinned pipable pipe pipeline pipes pixbuf pixel pixman pkcs pkf pkg place \
    plain plan planar platform play player plot plt pluck plugin plugins plus pmap pmd pmf pmr png pnm \
    pnts pod point pointee pointer pointers points poisson policies policy policyd polkitd poll poly \
    polygon polygons pong pool pools pop popcount popup port portable portal porting ports pos position \
    positive posix post postfix postinst postrm pot potcdate potfiles pow power powerpc powm ppc pptpd \
    pragma prctl pre precise pred predef prefer prefix prefs preinst prepare prepend preproc preseed \
    presence present preserve pressure pretty prev preview prf prim prime print printer printf printing \
    prior priority priv private privkey prng pro probe problem proc process prod producer product profile \
    profiles prog program progress proj project promise promises promote prop proper property props \
    prosody protect proto protocol provable provider provides proxies proxy ps pss pssk pthread pthreads \
    ptime ption ptions ptr ptree ptrs pua pub public pull punch punycode pure purge push put putp pxeboot \
    pygments pyobject python pytype qbk qi qrng qua quad qual quals quantile quantity quartz quat que \
    query querying queue quick quiet quintic quirk quirks quote quoted qvm rabin race racing racy radial \
    radian radient radio radius radix radvd ragel raise raleway rame rand random range ranges rank ranlux \
    ransform rapidxml rapper rare rat rate ratio rational ratios raw rayleigh rbtree rdn re rea reaction \
    reactive reactor read readable reader readline readlink readme reads ready real realm realtime reauth \
    rebase rebind receive receiver reclaim record records recovery rect recv red redc redefine redirect \
    reduce redux ree ref refer refers reflect refs reg regex regexp region regions register registry \
    regress regular reinit reject rejected rel relate related relation relative relax relaxed release \
    reliable relops rem remap remez remfiles remote removal remove removed remset rename render renego rep \
    repack repacker repeat repeated reph repl replace replaced replay reply report reporter req request \
    requests require required requires res rescale reserve reserved reset resize resizing resolv resolve \
    resolved resolver resource response restore restrict result results resume ret retain retry return \
    returns reuse rev reveal reverb reverse reversed revert rewrite rexpr rfc rgb rgba rgs rhs ricotz rid \
    riemann right rights ring rings riscv rivate rkn rm rmat rnd robin roboto robust rocessor rolling rom \
    roman root rootpw roots rop roperty rot rotate rotated rotation rototype round rounding route rovider \
    row rows rpc rray rror rsa rsac rsak rsap rsh rst rstar rsyslog rtc rtci rtcr rtcs rtl rtml rtnl rtree \
    rtti ruby rule rules run runge runner running runs runtests runtime rvalue rypt safe safety salsa salt \
    sam same sample sampler sampling sanity sans sara sasl save saved saver saxp saxpy sbin sbix sbrk \
    scalar scale scaled scaling scan scanline scanner scatter scdaemon scenario sched schedule schema \
    scheme schemes scholes scm scope scoped scopes scoping screen script scripts scroll sea seac sealed \
    search sec seccomp second seconds secp secret section sections secure security sed see seed seek \
    seekable seg segfault segment segments sel select selector self selinux sem semantic semi send sender \
    sendmsg sep separate septic seq sequence ser serial series serif server service services session set \
    setget sets settable setter setting settings setup several severity sexpr sf sfinae sgi sgml sha \
    shadow shannon shao shape shaper shapes shaping sharable shared sharing sheet shell shift shifted \
    shine shiv shlibs short shortest should show shrink shuffle shutdown side sig siginfo sign signal \
    signals signed signer signing sigs sigstate simd similar simple simplify sin sinc since single \
    singular sinh sinhc sink sinking sinks site size sizeof sizes sjfm sjis skeleton skew skewness skia \
    skip skipper skynet slapd slash sleep slex slice sliced slider slist slot slow small smallint smart \
    smask smb smoke smooth snakeoil snapshot sni sniffer snip snippet snippets snips sobol soci sock \
    socket sockets socks soft software solaris solid solve some sort sorted sorter sorting soup source \
    sources sp spa space spaces span spanning sparc sparse spawn spec special specific specify speed \
    speedo spf sph sphere spheroid sphinx spi spikes spin spinlock spinsort spirit splay spline split \
    spnego spread spsc sql sqli sqlite sqlr sqlt sqr sqrt square squared squid src srs sse ssf ssh ssl \
    sslc ssle ssls ssocket sstream stable stack stackful stage stale standard star start started starts \
    startup stat state stateful states static station stats status std stdc stdcall stderr stdin stdint \
    stdio stdlib stdout stealing step stepper steppers steps stiff stl stlp stlport stmt stock stoer \
    stolen stop storage store stored stores stp str strace straight strand strategy stream streams \
    strerror stress strict strictf strictfp strided string strings strip stroke stroking strong strtol \
    struct structs stt stub stuck student students study stuff style styled sub subclass subgraph subimage \
    subject submit subpixel subrule subset subst subtract subtree subtype success sudo sue suffix suite \
    suites sum summary sun sunk super supplier support suppress surface suricata survivor suspend sve svg \
    svga svgb svgc svgd svge svgf svgfec svgfed svgfef svgfem svgfes svgfet svgg svgh svgi svgl svgm svgp \
    svgr svgs svgt svgv svm swap switch switcher switches swizzle swprintf syllabic syllable sym symbol \
    symbolic symbols symlink synaptic sync synch synopsis syntax synth sys syscall sysctl syslinux syslog \
    system systemd sysvinit sysvshm tab table tables tag tagged taglet taglets tags tail tails take tanh \
    tap tar targa target targets task tasksel tbb tbl tckc tckd tckf tcki tckj tckl tckm tcko tckp tckt \
    tcky tckz tcl tcp tdict teardown tee tem temp templ template temporal ten tensor term terminal test \
    testb testc testdate tester testgreg testing testkvm tests testtime testwave testxen texi texinfo text \
    texture tg tgamma thai than that the theme then thin third this thomas thread threaded threads three \
    threefry through throw throwing thrown throws thru thrust thunder tibetan ticket tie tiered tiernan \
    tif tiff tiger tighten tile tiled tilities time timed timeline timeout timeouts timer timers times \
    timezone timing tinos tiny tip title tjc tjt tkm tlab tls tlsc tlsr tml tmp tmpl to todo tofu token \
    tokenize tokens tolerate tommath toms too tool toolkit tools toolset top topo topology total touch \
    touches tour tpl trace track tracked tracker tracking trailing trait traits trak transc transfer trap \
    traverse tream treamer treap treat tree trees triangle tribool tricks tricky trig trigamma triggers \
    trim tring trip trivial true trunc truncate trust trusted try tsp tss tst ttas ttc ttf tti ttk ttp ttr \
    tty tuklib tunnel tuple tupled tuples turbo turkish turn turns tut tutorial tva twice twin twister two \
    twr txt tyle typaram type typed typedef typedefs typeid typeinfo typename typeof types ublas ubuntu \
    ucd udeb udev udiv udls udp udt uefi uffer ufunc uic uid uie uint uit ule umac umod umtx un unable \
    unary unbound unc uncaught unclosed uncommit uncommon undef undo unescape unfold unfused unhinted uni \
    unicast unicode unified uniform union unique uniqued unistd unit units unix unknown unlink unload \
    unlock unnamed unpack unqual uns unsafe unscoped unsigned unswitch until unused unwind unwrap uote up \
    upa upcall update updatedb updates upgrade upkg uplevel upper upports upstream urdu uri uring urir \
    uris url urlc urlp urls urlt ursor usage use used user username users uses using ustom utf util \
    utility utils utput utree utton uuid vacpp val valarray valgrind valid validate validity value values \
    vandg var varargs variable variadic variance variant variants variate varray vars vec vect vector \
    vectors velocity vendor vent verb verbatim verbose verifier verify version versions vertex vertices \
    vexcl vfp video view views vim vincenty virtual visit visitor visitors visual vmd vme vmo vms vnd void \
    voidptr volatile voronoi vowel vpn vsftpd vtab vtable vvar vvector vxworks wag wagner wait waitable \
    waitid wakeup walk walker warchive warn warning warnings watch wave wavelet way wchar weak web webmin \
    website week weibull weighted weights well westeros wget what whats wheel when where which while white \
    whyhow wide widerc widget width wildcard win winapi windbg winding window windows winecfg wing winrt \
    wish witch with within without wknd wkt word words work worker worklet works world would wpa wrap \
    wrapped wrapper wrappers wrapping write writer wrong wstream wstring www xbase xception xconfig xdm \
    xen xfail xfce xfree xfs xft xhtml xkb xlcpp xlex xlibmesa xlibs xml xmld xmle xmlf xmlr xmlrpc xmls \
    xor xorg xprint xri xserver xsession xsi xsit xsls xslt xsltp xterm xtime xxx xyy xyz yap year yellow \
    yes yield ymbol ype zero zeros zeta zh zip zlib zone zoned zstd zydis
    """
  /// Sites under such endings.
  static let sites: StaticString = """
    2a.pl 420.am about.me ac.at ac.id ac.in alba.sh allegro.pl amyspark.me angband.pl ans.pl antinode.info \
    aptly.info archive.ph astral.sh ayaya.dev bash.sh bestbits.at breakpoint.cc brew.sh brltty.app bun.sh \
    bur.st cachebleed.info cash.app ceneo.pl co.at co.in com.pl cookbooks.dev copyninja.info cowan.name \
    css3.info daily.dev danielschaefer.me danjou.info debian-handbook.info derstandard.at dev.to \
    diamond.name dms.at docs.rs dotat.at dpgao.cc edu.ph edu.pl elysium.pl farsiweb.info fifth.space \
    flipkart.in fly.dev fr.st g-sokol.info gazeta.pl gda.pl ghedini.me git.icu gmx.at go.dev goo.gl \
    gpg.fail guardianproject.info gv.at imap.cc inode.at interia.pl internot.info irctc.in jasonk.me \
    jff.email joeyh.name juaristi.eus k.pl kevinlocke.name khmeros.info krakow.pl krone.at launchpad.dev \
    lbe.rs line.me linear.app link.pl lobste.rs looijaard.name lubuntu.me marc.info marino.st martin.st \
    matrix.to maven.pl medaer.me megapolis.pl miguel.cc miller.ec nask.pl net.pl nh2.me nic.in nod.at \
    notion.site notion.so ntfy.sh o2.pl ohmyz.sh onet.pl op.pl orf.at org.in org.pl osdn.me packit.dev \
    piedallu.me pkg.go.dev pm.me preining.info priv.at proton.me quelltextlich.at re.ss regex.info \
    remote.host render.host rohieb.name roubert.name roumenpetrov.info ruff.mobi rustup.rs sad.bz \
    salomon.at saper.info sebastianbauer.info secure.site shutemov.name signal.me sonda.cl sourcemaps.info \
    sourt.in spam.me spwhitton.name starship.rs stro.at suxx.pl szmigiero.name t.me t8m.info telegram.me \
    tiny.cc torun.pl tugraz.at v8.dev vanwagoner.family vercel.app void-ptr.info vulcano.cl vybiral.info \
    wa.me wasi.dev waw.pl web.app web.dev web.site willhaben.at witchery.services wp.pl wroc.pl \
    wyborcza.pl xen0n.name xry111.site yp.to zed.dev zerodha.in znc.in zygoon.pl
    """
  /// Labels of sites that are under several endings.
  static let siteLabels: StaticString = """
    0pointer altlinux axis brltty buildroot bull carewolf celocom centricular centrum debian demon domain \
    email ens-lyon example falcot false fast fastmail free freemail g10code github gitlab gnome gnupg \
    herrb home host hotmail hush inbox jhcloos kdab kernel kurtz launchpad linux local mail mandriva melix \
    mirbsd movial mozilla netcom netscape nexbridge npmjs online openssh osdn perl pobox posteo priv \
    reactos readthedocs redhat schweiz shaw siemens skynet sourceforge suse swox tigris tiscali travis-ci \
    ualberta unicode verizon vinc17 wanadoo yahoo yandex zlib zope
    """
}
