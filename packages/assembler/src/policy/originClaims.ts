/**
 * Headers that claim client address, protocol or host, in every spelling that services read. Only the edge may set
 * them.
 */
export const originClaims = [
  'forwarded',
  'forwarded-for',
  'via',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-http-method-override',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
] as const;
