import {
  chooseMotif,
  drawBanner,
  drawBitmap,
  drawDefaultIcon,
  drawGameCover,
  drawMemberPicture,
  drawVendorIcon,
  flagOf,
} from '@baize/sandbox-art';
import { isLanguageCode, languages } from '@baize/domain/languages';
import { announcementSeeds } from '../announcements/announcementData.ts';
import { gameSeeds, vendorSeeds } from '../catalogue/catalogueData.ts';
import { rewardOf } from '../points/rewards.ts';
import { inLanguage } from '../words/inLanguage.ts';

export type Picture = { type: 'image/avif' | 'image/png'; bytes: Uint8Array<ArrayBuffer> };

/** Small icons are shown inline in text, up to 3 device pixels per CSS pixel; the others are shown larger. */
const SMALL_ICON_PIXELS = 72;
const ICON_PIXELS = 192;
const FLAG_PIXELS = 96;
const BANNER_PIXELS = 960;
/** Cover widths in pixels. The list is short, so that each cover is drawn only a few times. */
export const coverWidths = [200, 320, 480] as const;
export type CoverWidth = (typeof coverWidths)[number];

const asCover = async (svg: string, width: number): Promise<Picture> => ({
  type: 'image/avif',
  bytes: await drawBitmap(svg, { width, format: 'avif' }),
});

const asPng = async (svg: string, width: number): Promise<Picture> => ({
  type: 'image/png',
  bytes: await drawBitmap(svg, { width, format: 'png' }),
});

/** SB is drawn as SABA and LOTT as ELOTT in the specification's paths (REQ-183). */
const aliases: Record<string, string> = { SABA: 'SB' };

const vendorIcon = (code: string, { grey = false, pixels = ICON_PIXELS } = {}): Promise<Picture> => {
  const vassalage = aliases[code] ?? code;
  const vendor = vendorSeeds.find((seed) => seed.vassalage === vassalage);
  if (vendor === undefined) return asPng(drawDefaultIcon(), pixels);
  const icon = drawVendorIcon({ code: vassalage, name: vendor.displayName });
  const toned = '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter><g filter="url(#grey)">';
  const drawing = grey ? icon.replace(/(<svg[^>]*>)/u, `$1${toned}`).replace('</svg>', '</g></svg>') : icon;
  return asPng(drawing, pixels);
};

const gameCover = (
  vassalage: string,
  gameCode: string,
  code: string,
  width: CoverWidth,
): Promise<Picture> | undefined => {
  const game = gameSeeds.find((seed) => seed.vassalage === vassalage && seed.gameCode === gameCode);
  if (game === undefined || !isLanguageCode(code)) return undefined;
  const identity = { vendor: vassalage, gameCode, category: game.gameType };
  // The English name chooses the motif, so that a game looks the same in every language.
  const motif = chooseMotif({ ...identity, title: game.names.EN });
  return asCover(
    drawGameCover({ ...identity, motif, title: inLanguage(game.names, code), languageTag: languages[code].tag }),
    width,
  );
};

const promotion = (id: string, code: string, width: CoverWidth): Promise<Picture> | undefined => {
  const seed = announcementSeeds.find((one) => one.id === id && one.kind === 'promotion');
  if (seed === undefined || !isLanguageCode(code)) return undefined;
  const title = inLanguage(seed.titles, code);
  return asCover(
    drawGameCover({
      vendor: 'PROMOTION',
      gameCode: id,
      category: 'RNG',
      motif: 'coins',
      title,
      languageTag: languages[code].tag,
    }),
    width,
  );
};

/** Draws a reward as a cover; its English name chooses the motif. */
const reward = (id: string, code: string, width: CoverWidth): Promise<Picture> | undefined => {
  const found = rewardOf(id);
  if (found === undefined || !isLanguageCode(code)) return undefined;
  const identity = { vendor: 'REWARD', gameCode: id, category: 'ESPORTS' } as const;
  const motif = chooseMotif({ ...identity, title: found.names.EN });
  const title = inLanguage(found.names, code);
  return asCover(drawGameCover({ ...identity, motif, title, languageTag: languages[code].tag }), width);
};

type Drawer = (
  groups: Record<string, string | undefined>,
  width: CoverWidth,
) => Promise<Picture | undefined> | undefined;

const drawers: readonly (readonly [RegExp, Drawer])[] = [
  [
    /^GAME_COVER\/(?<vendor>[A-Z0-9_]+)-(?<code>[a-z0-9-]+)\.(?<language>[A-Z-]+)\.avif$/u,
    (g, width) => gameCover(g['vendor'] ?? '', g['code'] ?? '', g['language'] ?? '', width),
  ],
  [
    /^PROMOTION\/(?<id>[a-z0-9-]+)\.(?<language>[A-Z-]+)\.avif$/u,
    (g, width) => promotion(g['id'] ?? '', g['language'] ?? '', width),
  ],
  [
    /^REWARD\/(?<id>[a-z0-9-]+)\.(?<language>[A-Z-]+)\.avif$/u,
    (g, width) => reward(g['id'] ?? '', g['language'] ?? '', width),
  ],
  [
    /^BANNER\/(?<look>[a-z]+)\.(?<group>w_[a-z]+)(?:-(?<nth>\d))?\.avif$/u,
    (g) => {
      const banner = drawBanner({ group: g['group'] ?? '', look: g['look'] ?? '', nth: Number(g['nth'] ?? 0) });
      return banner === undefined ? undefined : asCover(banner, BANNER_PIXELS);
    },
  ],
  [
    /^VENDOR_ICON_SMALL\/(?<vendor>[A-Z0-9_]+)-(?<look>DEFAULT|ACTIVE)\.png$/u,
    (g) => vendorIcon(g['vendor'] ?? '', { pixels: SMALL_ICON_PIXELS }),
  ],
  [
    /^RNG_LIST_VENDOR\/(?<vendor>[A-Z0-9_]+)-(?<look>WHITE|COLOR2|PURPLE|GRAY)\.png$/u,
    (g) => vendorIcon(g['vendor'] ?? '', { grey: g['look'] === 'GRAY' }),
  ],
  [/^SUBMENU_IMG\/STYLE4\/[A-Z]+-(?<vendor>[A-Z0-9_]+)\.png$/u, (g) => vendorIcon(g['vendor'] ?? '')],
  [
    /^COUNTRY_FLAG\/(?<country>[A-Z]{2})\.png$/u,
    async (g) => {
      const flag = await flagOf(g['country'] ?? '');
      return flag === undefined ? undefined : asPng(flag, FLAG_PIXELS);
    },
  ],
  [
    /^MEMBER\/(?<nth>\d{1,2})\.png$/u,
    (g) => {
      const drawing = drawMemberPicture(Number(g['nth']));
      return drawing === undefined ? undefined : asPng(drawing, ICON_PIXELS);
    },
  ],
  [/^default\.png$/u, () => asPng(drawDefaultIcon(), ICON_PIXELS)],
];

/** Draws the picture at a path below /media; undefined for an unknown path. `width` applies to covers only. */
export const drawPicture = async (path: string, width: CoverWidth): Promise<Picture | undefined> => {
  for (const [pattern, draw] of drawers) {
    const match = pattern.exec(path);
    if (match !== null) return draw(match.groups ?? {}, width);
  }
  return undefined;
};
