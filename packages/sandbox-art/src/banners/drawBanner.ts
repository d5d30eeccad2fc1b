import { drawBackdrop, type SceneName } from '../covers/backdrop.ts';
import { motifs, type MotifName } from '../covers/motifChoice.ts';
import { createPaint, softShadow } from '../covers/paint.ts';
import { palettes } from '../covers/palettes.ts';

/** The motifs of each group's banners in order: the subject, and the motif behind it. */
export const bannerMotifs: Readonly<Record<string, readonly (readonly [MotifName, MotifName])[]>> = {
  w_promotions: [['chests', 'coins']],
  w_rng: [['reels', 'fruit']],
  w_live: [['roulette', 'cards']],
  w_fish: [['sharks', 'fish']],
  w_pvp: [['mahjong', 'dice']],
  w_sports: [['football', 'basketball']],
  w_esports: [['gamepads', 'rockets']],
  w_elott: [['stars', 'balls']],
  w_lott: [['balls', 'stars']],
  w_download: [['rockets', 'moons']],
  w_shop: [['gems', 'crowns']],
  w_help: [['bells', 'stars']],
  w_reg: [
    ['crowns', 'coins'],
    ['chests', 'gems'],
  ],
  w_forget: [['moons', 'stars']],
};

type BannerIdentity = {
  readonly group: string;
  readonly look: string;
  /** Zero-based index among the group's banners. */
  readonly nth?: number;
};

/** The names of the looks that banners are drawn in. */
export const bannerLooks: readonly string[] = palettes.map(({ name }) => name);

/**
 * A banner of a group as a self-contained SVG, 2100 by 900: the subject is lit at the end side, the start side is dark
 * and calm to leave room for text. `look` is the name of a palette; an unknown name selects the first. Undefined for a
 * group without banners.
 */
export const drawBanner = ({ group, look, nth = 0 }: BannerIdentity): string | undefined => {
  const motifsOfGroup = bannerMotifs[group] ?? [];
  const subjects = motifsOfGroup[nth % motifsOfGroup.length];
  if (subjects === undefined) return undefined;
  const palette = palettes.find(({ name }) => name === look) ?? palettes[0];
  const paint = createPaint(`banner ${group} ${look}${nth === 0 ? '' : ` ${nth}`}`, palette);
  const { ink, sky, glow } = palette;
  const [first, second] = subjects;
  const ground = paint.linear(
    [
      [0, sky[0]],
      [0.55, sky[0]],
      [1, sky[1]],
    ],
    0,
  );
  const light = paint.radial([
    [0, glow, 0.9],
    [0.4, sky[2], 0.5],
    [1, sky[1], 0],
  ]);
  const shade = paint.linear(
    [
      [0, ink, 1],
      [0.35, ink, 0.92],
      [0.72, ink, 0],
    ],
    0,
  );
  const floor = paint.linear([
    [0, ink, 0],
    [1, ink, 0.75],
  ]);
  const scene = drawBackdrop(paint, paint.random.pick<SceneName>(motifs[first].scenes));
  const place = (name: MotifName, x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" filter="${softShadow(paint)}">${motifs[name].draw(paint)}</g>`;
  const picture = [
    `<path d="M0 0h2100v900H0Z" fill="${ground}"/>`,
    `<g transform="translate(660 -420) scale(2.4)" opacity=".8">${scene}</g>`,
    `<ellipse cx="1540" cy="420" rx="760" ry="560" fill="${light}"/>`,
    place(second, 700, 220, 0.95),
    `<path d="M0 0h2100v900H0Z" fill="${shade}"/>`,
    place(first, 1110, -10, 1.5),
    `<path d="M0 560h2100v340H0Z" fill="${floor}"/>`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2100 900" width="2100" height="900">${paint.definitions()}${picture}</svg>`;
};
