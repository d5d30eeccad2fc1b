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
