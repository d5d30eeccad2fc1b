/** Whether an origin is one of the stated ones, of which the first label may be `*`; any is when none is stated. */
export const isPublicOrigin = (origin: string, stated: readonly string[]): boolean =>
  stated.length === 0 ||
  stated.some((each) => {
    const [scheme, suffix] = each.split('//*.');
    if (suffix === undefined) return origin === each;
    const label = origin.startsWith(`${scheme}//`) && origin.endsWith(`.${suffix}`);
    return label && /^[a-z0-9-]+$/u.test(origin.slice(`${scheme}//`.length, -suffix.length - 1));
  });

type Visited = {
  /** Of a site of the merchant, without its port. */
  readonly host: string;
  /** As the visitor's request says it. */
  readonly origin: string;
};

/**
 * The origin that links in messages lead to. A stated origin was compared as a whole; otherwise the port that a request
 * names is anybody's claim, so links take the scheme's own port, and on this machine the configured one.
 */
export const linkOrigin = (
  { host, origin }: Visited,
  {
    publicOrigins,
    publicPort,
  }: { readonly publicOrigins: readonly string[]; readonly publicPort?: number | undefined },
): string => {
  if (publicOrigins.length > 0) return origin;
  const bare = `${origin.slice(0, origin.indexOf('//'))}//${host}`;
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return isLocal && publicPort !== undefined ? `${bare}:${publicPort}` : bare;
};
