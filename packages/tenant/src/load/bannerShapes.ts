import type { BannerGroup } from '@baize/domain/banner-groups';
import type { PictureRule } from './checkPicture.ts';
import type { ImageSize } from './imageSize.ts';

type Shape = { width: number; height: number; name: string };

const wide: Shape = { width: 21, height: 9, name: '21:9' };
const narrow: Shape = { width: 4, height: 5, name: '4:5' };
/** Banners beside a form are upright. */
const upright: Shape = { width: 3, height: 4, name: '3:4' };
const uprightGroups: ReadonlySet<BannerGroup> = new Set(['w_login', 'w_reg', 'w_forget']);

const MOST_OFF = 0.03;
const LEAST_WIDTH = 720;

const hasShape = ({ width, height }: ImageSize, shape: Shape): boolean =>
  Math.abs((width / height) * (shape.height / shape.width) - 1) <= MOST_OFF;

/** The rule for a banner's picture: aspect ratio by group and form, maximum size and minimum width by file type. */
export const bannerRule = (group: BannerGroup, form: 'wide' | 'narrow', name: string): PictureRule => {
  const isDrawing = /\.svg$/i.test(name);
  const shape = form === 'narrow' ? narrow : uprightGroups.has(group) ? upright : wide;
  if (isDrawing) {
    const example = `viewBox="0 0 ${shape.width * 100} ${shape.height * 100}"`;
    return {
      maxKilobytes: 64,
      fits: (size) => hasShape(size, shape),
      size: `of the shape ${shape.name}, such as ${example}`,
    };
  }
  const pixels = `${LEAST_WIDTH} pixels wide or more`;
  const fits = (size: ImageSize): boolean => hasShape(size, shape) && size.width >= LEAST_WIDTH;
  return { maxKilobytes: 1024, fits, size: `of the shape ${shape.name} and ${pixels}` };
};
