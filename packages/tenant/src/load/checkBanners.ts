import { isBannerGroup } from '@baize/domain/banner-groups';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { parseSource } from '../diagnostics/schemaFaults.ts';
import { JsonSource } from '../diagnostics/source.ts';
import type { Picture, TenantBanner, TenantDocument } from '../document/document.types.ts';
import { bannersSchema } from '../schema/bannersSchema.ts';
import { checkPicture } from './brandFiles.ts';

const drawing = { maxKilobytes: 64, what: "a banner's picture" };
const photograph = {
  maxKilobytes: 1024,
  what: "a banner's picture",
  fits: ({ width }: { width: number }) => width >= 720,
  size: 'at least 720 pixels wide',
};

type Banners = TenantDocument['banners'];

async function checkImage(dir: string, group: string, name: string) {
  const { size, diagnostics } = await checkPicture(
    join(dir, 'banners', group, name),
    name.endsWith('.svg') ? drawing : photograph,
  );
  const picture: Picture = { src: `/banners/${group}/${name}`, width: size?.width ?? 0, height: size?.height ?? 0 };
  return { picture, diagnostics };
}

/** The ids of the words that slides ask for, even of slides with other faults; undefined when nobody can tell. */
function wordIdsOf(source: JsonSource): string[] | undefined {
  if (source.syntax.length > 0) return undefined;
  return Object.entries(source.value ?? {}).flatMap(([group, slides]: [string, unknown]) =>
    (Array.isArray(slides) ? slides : []).flatMap((slide: unknown) => {
      const id = typeof slide === 'object' && slide !== null && 'id' in slide ? slide.id : undefined;
      return typeof id === 'string' ? [`banner.${group}.${id}.title`, `banner.${group}.${id}.line`] : [];
    }),
  );
}

export type CheckedBanners = { banners: Banners; wordIds: string[] | undefined; diagnostics: Diagnostic[] };

/** Reads `banners/banners.json` and checks each picture it names; the banners have the folder's own paths as addresses. */
export async function checkBanners(dir: string): Promise<CheckedBanners> {
  const file = join(dir, 'banners', 'banners.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { banners: {}, wordIds: [], diagnostics: [] };
  const source = new JsonSource(file, text);
  const { value, diagnostics } = parseSource(source, bannersSchema);
  const wordIds = wordIdsOf(source);
  if (!value) return { banners: {}, wordIds, diagnostics };
  const banners: Banners = {};
  for (const [group, slides] of Object.entries(value)) {
    if (!isBannerGroup(group) || !Array.isArray(slides)) continue;
    const seen = new Set<string>();
    const list: TenantBanner[] = [];
    for (const [index, { id, image, imageNarrow, to }] of slides.entries()) {
      if (seen.has(id)) {
        const message = `The slide id "${id}" stands twice in ${group}.`;
        diagnostics.push(
          source.at([group, index, 'id'], {
            code: 'duplicate-banner',
            message,
            fix: 'Give each slide an id of its own.',
          }),
        );
      }
      seen.add(id);
      const wide = await checkImage(dir, group, image);
      const narrow = imageNarrow === undefined ? undefined : await checkImage(dir, group, imageNarrow);
      diagnostics.push(...wide.diagnostics, ...(narrow?.diagnostics ?? []));
      list.push({ id, image: wide.picture, ...(narrow && { imageNarrow: narrow.picture }), ...(to && { to }) });
    }
    banners[group] = list;
  }
  return { banners, wordIds, diagnostics };
}
