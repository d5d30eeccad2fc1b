/**
 * The CDNs in the order to try them: each address once, beginning at a random one (REQ-075). Choose once per session.
 * What is no http(s) address is left out; `random` answers between 0 and 1.
 */
export const chooseCdn = (list: readonly string[], random: () => number): readonly string[] => {
  const usable = [...new Set(list.map((url) => url.replace(/\/+$/u, '')))].filter((url) => /^https?:\/\/./iu.test(url));
  const first = Math.floor(random() * usable.length) % Math.max(usable.length, 1);
  return [...usable.slice(first), ...usable.slice(0, first)];
};

/**
 * The addresses to try for a picture, in order: on each CDN, then the default picture on each CDN, none twice
 * (REQ-076).
 */
export const imageSources = (cdns: readonly string[], path: string, defaultPath?: string): readonly string[] => {
  const sources = [path, defaultPath].flatMap((image) => {
    if (image === undefined || image === '') return [];
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(image) || cdns.length === 0) return [image];
    return cdns.map((cdn) => `${cdn}/${image.replace(/^\//u, '')}`);
  });
  return [...new Set(sources)];
};

/** The source to try after `failed`; undefined when all have been tried, so that it never loops (REQ-076). */
export const nextSource = (sources: readonly string[], failed: string): string | undefined => {
  const index = sources.indexOf(failed);
  return index < 0 ? undefined : sources[index + 1];
};
