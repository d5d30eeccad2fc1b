/** Candidate URLs of a path on a merchant's CDNs, in order. An absolute URL is returned as the only candidate. */
export const cdnAddresses = (cdns: readonly string[], path: string): readonly string[] => {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(path) || cdns.length === 0) return [path];
  return cdns.map((cdn) => `${cdn}/${path.replace(/^\//u, '')}`);
};
