/// A certificate for the loopback address that signs itself, and its key: worth nothing to anybody but these tests.
let selfSignedIdentity = """
  -----BEGIN CERTIFICATE-----
  MIIBmzCCAUGgAwIBAgIUG52NK6HxzUF4CxvR/V+YnlnesMEwCgYIKoZIzj0EAwIw
  FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEzMDAyNDM0M1oYDzIxMjYxMTA2
  MDI0MzQzWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
  PQMBBwNCAATbJi4N1o/Une0J6ffISq2chgPY7N5kVnxwsR1DAoQBg4vS0/trHeBh
  Q6PAbEkvlUam+SG9wa1qEnFmNPd5Ubmyo28wbTAdBgNVHQ4EFgQU7C5QqMRj40/a
  ouqbsuxAgLqEYb8wHwYDVR0jBBgwFoAU7C5QqMRj40/aouqbsuxAgLqEYb8wDwYD
  VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwCgYIKoZI
  zj0EAwIDSAAwRQIhAJD7iAaafzzgzxPl18Gq0yeUOZHNKcMUIZ28UkNUMKX8AiAa
  UMLVJMbAB/5efUD4omkZ+/+dZHMMWRZaJNuQlaosUQ==
  -----END CERTIFICATE-----
  -----BEGIN PRIVATE KEY-----
  MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsvji7ae4Wb3p6l0Z
  nv7pwqV1uAzyDN171Hl6OW63Jc2hRANCAATbJi4N1o/Une0J6ffISq2chgPY7N5k
  VnxwsR1DAoQBg4vS0/trHeBhQ6PAbEkvlUam+SG9wa1qEnFmNPd5Ubmy
  -----END PRIVATE KEY-----
  """
