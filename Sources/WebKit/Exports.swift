// On Apple platforms `import WebKit` brings `URLRequest` along; here it lives in a module of its own.
@_exported public import FoundationNetworking
