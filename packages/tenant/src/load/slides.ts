import { bannerGroups, isBannerGroup } from '@baize/domain/banner-groups';
import { nearest } from '../diagnostics/didYouMean.ts';
import type { JsonSource, Path } from '../diagnostics/source.ts';

/** A slide as it is written, whatever else is wrong with it: its group and id name its words. */
export type Slide = {
  /** The groups its words may stand under: the one that is written and, where that is mistyped, the one that is meant. */
  groups: readonly string[];
  id: string;
  /** Where its id stands. */
  path: Path;
  source: JsonSource;
  /** False where the group is unknown and nobody can tell which one is meant: its words are not asked for. */
  isKnown: boolean;
};

/** The two sentences of a slide. */
export const slideParts = ['title', 'line'] as const;

/** Every slide of a `banners.json`, those with faults too. */
export const slidesOf = (source: JsonSource): Slide[] => {
  const { value } = source;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([group, list]: [string, unknown]) => {
    const meant = isBannerGroup(group) ? group : nearest(group, bannerGroups);
    const groups = [...new Set([group, ...(meant === undefined ? [] : [meant])])];
    return (Array.isArray(list) ? list : []).flatMap((slide: unknown, index): Slide[] => {
      const id = typeof slide === 'object' && slide !== null && 'id' in slide ? slide.id : undefined;
      if (typeof id !== 'string') return [];
      return [{ groups, id, path: [group, index, 'id'], source, isKnown: meant !== undefined }];
    });
  });
};

/** The ids of a slide's sentence, under each group that it may have. */
export const wordIds = ({ groups, id }: Slide, part: string): string[] =>
  groups.map((group) => `banner.${group}.${id}.${part}`);

/** True for the id of a word that no slide has, where the slides are known. */
export const isOrphan = (id: string, slides: readonly Slide[] | undefined): boolean =>
  slides !== undefined && !slides.some((slide) => slideParts.some((part) => wordIds(slide, part).includes(id)));
