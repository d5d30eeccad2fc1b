/** The addresses to try for what has this path on a merchant's CDNs, in order; a whole address is where it says. */
export const cdnAddresses = (cdns: readonly string[], path: string): readonly string[] => {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(path) || cdns.length === 0) return [path];
  return cdns.map((cdn) => `${cdn}/${path.replace(/^\//u, '')}`);
};
