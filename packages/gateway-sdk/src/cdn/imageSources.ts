/** The addresses to try for what has this path on a merchant's CDNs, in order; a whole address is where it says. */
export const cdnAddresses = (cdns: readonly string[], path: string): readonly string[] => {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(path) || cdns.length === 0) return [path];
  return cdns.map((cdn) => `${cdn}/${path.replace(/^\//u, '')}`);
};

/**
 * The addresses to try for a picture, in order: on each CDN, then the default picture on each CDN, none twice
 * (REQ-076).
 */
export const imageSources = (cdns: readonly string[], path: string, defaultPath?: string): readonly string[] => {
  const sources = [path, defaultPath].flatMap((image) =>
    image === undefined || image === '' ? [] : cdnAddresses(cdns, image),
  );
  return [...new Set(sources)];
};

/** The source to try after `failed`; undefined when all have been tried, so that it never loops (REQ-076). */
export const nextSource = (sources: readonly string[], failed: string): string | undefined => {
  const index = sources.indexOf(failed);
  return index < 0 ? undefined : sources[index + 1];
};
