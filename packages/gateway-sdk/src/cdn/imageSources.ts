import { cdnAddresses } from './cdnAddresses.ts';

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
