/** True if the origin matches a stated one, whose first label may be `*`; an empty list matches every origin. */
export const isPublicOrigin = (origin: string, stated: readonly string[]): boolean =>
  stated.length === 0 ||
  stated.some((each) => {
    const [scheme, suffix] = each.split('//*.');
    if (suffix === undefined) return origin === each;
    const label = origin.startsWith(`${scheme}//`) && origin.endsWith(`.${suffix}`);
    return label && /^[a-z0-9-]+$/u.test(origin.slice(`${scheme}//`.length, -suffix.length - 1));
  });

type Visited = {
  /** Host of a site of the merchant, without port. */
  readonly host: string;
  /** Origin as the visitor's request names it. */
  readonly origin: string;
};

/**
 * The origin for links in messages. With `publicOrigins` the whole origin was checked. Without them the request's port
 * is untrusted: links use the scheme's default port, and on localhost `publicPort`.
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
