import { bannerGroups, isBannerGroup } from '@baize/domain/banner-groups';
import { nearest } from '../diagnostics/didYouMean.ts';
import type { JsonSource, Path } from '../diagnostics/source.ts';

/** A slide as written, even if invalid: group and id name its messages. */
export type Slide = {
  /** Groups that its messages may use: the written one and, if that is mistyped, the likely one. */
  groups: readonly string[];
  id: string;
  /** Path of its id in `banners.json`. */
  path: Path;
  source: JsonSource;
  /** False if the group is unknown without a likely correction: its messages are then not required. */
  isKnown: boolean;
};

/** The two messages of a slide. */
export const slideParts = ['title', 'line'] as const;

/** Every slide of a `banners.json`, invalid ones included. */
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

/** The possible ids of a slide's message, one per group. */
export const wordIds = ({ groups, id }: Slide, part: string): string[] =>
  groups.map((group) => `banner.${group}.${id}.${part}`);

/** True for a message id that belongs to no slide; false if the slides are unknown. */
export const isOrphan = (id: string, slides: readonly Slide[] | undefined): boolean =>
  slides !== undefined && !slides.some((slide) => slideParts.some((part) => wordIds(slide, part).includes(id)));
