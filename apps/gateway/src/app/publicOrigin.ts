/** Whether an origin is one of the stated ones, of which the first label may be `*`; any is when none is stated. */
export const isPublicOrigin = (origin: string, stated: readonly string[]): boolean =>
  stated.length === 0 ||
  stated.some((each) => {
    const [scheme, suffix] = each.split('//*.');
    if (suffix === undefined) return origin === each;
    const label = origin.startsWith(`${scheme}//`) && origin.endsWith(`.${suffix}`);
    return label && /^[a-z0-9-]+$/u.test(origin.slice(`${scheme}//`.length, -suffix.length - 1));
  });
