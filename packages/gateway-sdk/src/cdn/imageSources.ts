import { cdnAddresses } from './cdnAddresses.ts';

/**
 * Candidate URLs of a picture, in order and without duplicates: its path on each CDN, then the default picture on each
 * CDN (REQ-076).
 */
export const imageSources = (cdns: readonly string[], path: string, defaultPath?: string): readonly string[] => {
  const sources = [path, defaultPath].flatMap((image) =>
    image === undefined || image === '' ? [] : cdnAddresses(cdns, image),
  );
  return [...new Set(sources)];
};
