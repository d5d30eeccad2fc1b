import type { Picture, TenantBanner, TenantDocument } from '@baize/tenant/document';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { BrandLinks } from '../page/headTags.ts';
import type { ContentCache } from '../site/contentCache.ts';
import { contentName } from '../site/contentCache.ts';
import { iconFile, rasterPicture } from './rasterPicture.ts';
import type { PictureFile } from './rasterPicture.ts';

const iconSizes = [180, 192, 512] as const;

export type SitePictures = {
  brand: TenantDocument['brand'];
  banners: TenantDocument['banners'];
  links: BrandLinks;
  icons: { size: number; src: string }[];
  files: PictureFile[];
};

/** Every picture of a site under a content-hashed address. SVG files stay SVG. */
export const sitePictures = async (
  cache: ContentCache,
  dir: string,
  document: TenantDocument,
): Promise<SitePictures> => {
  const files: PictureFile[] = [];

  const whole = async (address: string, bytes: Uint8Array): Promise<string> => {
    const { dir: folder, name, ext } = parse(address);
    const path = `${folder}/${name}.${contentName(bytes)}${ext}`;
    const forms = await cache.forms(path, bytes);
    files.push(...forms.map(({ suffix, path: from }) => ({ path: path + suffix, from })));
    return path;
  };
  const read = (address: string) => readFileSync(join(dir, address));

  const picture = async (source: Picture): Promise<Picture> => {
    const bytes = read(source.src);
    if (source.src.endsWith('.svg')) return { ...source, src: await whole(source.src, bytes) };
    const { dir: folder, name } = parse(source.src);
    const made = await rasterPicture(cache, bytes, `${folder}/${name}`);
    files.push(...made.files);
    return made.picture;
  };
  const forms = async <Forms extends Pick<TenantBanner, 'image' | 'imageNarrow'>>(of: Forms): Promise<Forms> => ({
    ...of,
    image: await picture(of.image),
    ...(of.imageNarrow && { imageNarrow: await picture(of.imageNarrow) }),
  });
  const slide = async ({ day, ...banner }: TenantBanner): Promise<TenantBanner> => ({
    ...(await forms(banner)),
    ...(day && { day: await forms(day) }),
  });
  const banners = await Promise.all(
    Object.entries(document.banners).map(
      async ([group, slides]) => [group, await Promise.all(slides.map(slide))] as const,
    ),
  );
  const [logo, logoDark] = await Promise.all([picture(document.brand.logo), picture(document.brand.logoDark)]);
  const mark = read('/brand/icon.png');
  const made = await Promise.all(iconSizes.map((size) => iconFile(cache, mark, size)));
  files.push(...made);
  const icons = made.map(({ path }, index) => ({ size: iconSizes[index] ?? 0, src: path }));
  const favicon = await whole('/brand/favicon.svg', read('/brand/favicon.svg'));
  const share = await whole('/brand/share.png', read('/brand/share.png'));
  return {
    brand: { logo, logoDark },
    banners: Object.fromEntries(banners),
    links: { favicon, touchIcon: icons[0]?.src ?? favicon, share },
    icons,
    files,
  };
};
