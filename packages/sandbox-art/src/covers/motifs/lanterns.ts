import { mix, shade, tint } from '../colour.ts';
import { glint, metal, solid } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { boxPath, circlePath, ellipsePath, n, place, polar, starPath } from '../svg.ts';

const CHARMS = [
  'M-44 -30H44M0 -58V58M-44 -30V18H44V-30',
  'M-50 -40H50M0 -40V46M-56 46H56M-34 2H34',
  'M0 -56V56M-54 -18H54M-6 -10L-54 50M6 -10L54 50',
] as const;

const tassel = (paint: Paint, colour: string, y: number): string => {
  const strands = Array.from({ length: 7 }, (_, i) => `M${-18 + i * 6} 40L${-28 + i * 9.3} 150`).join('');
  return `<g transform="translate(0 ${y})"><path d="M0 -30V20" stroke="${paint.palette.metal[1]}" stroke-width="8"/><path d="M-20 36H20L32 152H-32Z" fill="${shade(colour, 0.25)}" stroke="${paint.palette.ink}" stroke-width="6"/><path d="${strands}" stroke="${tint(colour, 0.3)}" stroke-width="3.5"/><path d="${boxPath(-22, 14, 44, 28, 8)}" fill="${metal(paint)}" stroke="${paint.palette.ink}" stroke-width="5"/></g>`;
};

const caps = (paint: Paint, w: number, top: number, bottom: number): string => {
  const cap = (y: number): string =>
    `<path d="${boxPath(-w, y - 14, w * 2, 30, 10)}" fill="${metal(paint, 0)}" stroke="${paint.palette.ink}" stroke-width="7"/>`;
  return cap(top) + cap(bottom);
};

const round = (paint: Paint, colour: string, charm: string): string => {
  const lit = paint.radial(
    [
      [0, '#fff3b8'],
      [0.3, mix(colour, '#ffd45e', 0.55)],
      [0.68, colour],
      [1, shade(colour, 0.5)],
    ],
    0.5,
    0.55,
    0.6,
  );
  const ribs = [0.24, 0.5, 0.74, 0.92].map((k) => `<ellipse rx="${n(176 * k)}" ry="144"/>`).join('');
  return `<path d="M0 -600V-150" stroke="${paint.palette.ink}" stroke-width="7"/>${tassel(paint, colour, 168)}${solid(paint, ellipsePath(178, 146), colour, { fill: lit, depth: 24, rim: 0.5, inner: `<g fill="none" stroke="${shade(colour, 0.4)}" stroke-opacity=".6" stroke-width="5">${ribs}<path d="M0 -146V146"/></g>` })}${caps(paint, 84, -146, 146)}<path d="${charm}" transform="scale(1.16)" fill="none" stroke="${shade(colour, 0.6)}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="${charm}" transform="scale(1.16)" fill="none" stroke="${metal(paint)}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const palace = (paint: Paint, colour: string): string => {
  const { palette } = paint;
  const pane = paint.radial(
    [
      [0, '#fffbe2'],
      [0.5, palette.glow],
      [1, mix(palette.glow, colour, 0.5)],
    ],
    0.5,
    0.5,
    0.7,
  );
  const blossom = (x: number, y: number, s: number): string =>
    place(
      Array.from({ length: 5 }, (_, i) => {
        const [px, py] = polar(i * 72 - 90, 20);
        return `<circle cx="${n(px)}" cy="${n(py)}" r="15" fill="${palette.hues[2]}"/>`;
      }).join('') + '<circle r="9" fill="#ffe27a"/>',
      { x, y, scale: s },
    );
  return `<path d="M0 -600V-190" stroke="${palette.ink}" stroke-width="7"/>${tassel(paint, palette.hues[2], 190)}${[-1, 1].map((s) => place(tassel(paint, palette.hues[2], 0), { x: s * 166, y: -70, scale: 0.62 })).join('')}${solid(paint, 'M-118 -120L-136 130L-90 176H90L136 130L118 -120Z', colour, { depth: 18, inner: `<path d="${boxPath(-66, -96, 132, 232, 12)}" fill="${pane}"/><path d="M-112 -96L-84 -96L-84 136L-122 120ZM112 -96L84 -96L84 136L122 120Z" fill="${mix(palette.glow, colour, 0.45)}"/><path d="M-40 140C-20 60 30 50 20 -80M6 20Q40 0 50 -30M0 60Q-36 40 -44 0" stroke="#5a2f18" stroke-width="8" fill="none"/>${blossom(20, -60, 1)}${blossom(48, -24, 0.8)}${blossom(-40, 4, 0.9)}${blossom(-6, 70, 0.7)}` })}<path d="${boxPath(-66, -96, 132, 232, 12)}" fill="none" stroke="${metal(paint)}" stroke-width="9"/>${solid(paint, 'M-92 -176H92C110 -140 150 -120 190 -130C180 -96 150 -88 120 -92H-120C-150 -88 -180 -96 -190 -130C-150 -120 -110 -140 -92 -176Z', shade(colour, 0.1), { depth: 14, inner: `<path d="M-170 -104H170" stroke="${palette.metal[1]}" stroke-width="12"/>` })}${caps(paint, 60, -184, 182)}`;
};

const fan = (paint: Paint, colour: string): string => {
  const { palette } = paint;
  let blades = '';
  for (let i = 0; i < 13; i += 1) {
    const a = polar(-168 + i * 12, 250);
    const b = polar(-156 + i * 12, 250);
    blades += `<path d="M0 0L${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}Z" fill="${i % 2 === 0 ? colour : shade(colour, 0.22)}"/>`;
  }
  const gold = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = polar(-150 + i * 30, 178);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="30" fill="none" stroke="${palette.metal[0]}" stroke-width="7"/><path d="${starPath(6, 20, 10, x, y)}" fill="${palette.metal[0]}"/>`;
  }).join('');
  const [ax, ay] = polar(-168, 250);
  return solid(paint, `M0 0L${n(ax)} ${n(ay)}A250 250 0 0 1 ${n(-ax)} ${n(ay)}Z`, colour, {
    depth: 14,
    inner: `${blades}<path d="${circlePath(236)}" fill="none" stroke="${palette.metal[1]}" stroke-width="13"/><circle r="96" fill="${metal(paint)}"/>${gold}`,
  });
};

/** Festival lanterns aglow, with fans, blossom and floating lights. */
export const drawLanterns = (paint: Paint): string => {
  const { random, palette } = paint;
  const reds = random.shuffle(['#d8172c', '#e8462a', palette.hues[2], palette.hues[3], '#c0183f']);
  const one = (i: number): string => reds[i % reds.length] ?? '#d8172c';
  const hero = random.chance(0.6) ? round(paint, one(0), random.pick(CHARMS)) : palace(paint, one(0));
  const small = paint.define((id) => `<g id="${id}">${round(paint, one(1), CHARMS[1])}</g>`);
  const halo = paint.radial([
    [0, '#ffd98a', 0.8],
    [1, '#ffb03a', 0],
  ]);
  const spots = random.pick([
    [
      [92, 200, 0.46],
      [508, 170, 0.46],
      [80, 470, 0.36],
      [525, 440, 0.38],
    ],
    [
      [100, 150, 0.5],
      [505, 300, 0.56],
      [95, 430, 0.42],
    ],
    [
      [500, 150, 0.5],
      [96, 300, 0.54],
      [510, 450, 0.4],
    ],
  ] as const);
  const others = spots
    .map(
      ([x, y, scale]) =>
        `<circle cx="${x}" cy="${y}" r="${n(280 * scale)}" fill="${halo}"/>${place(`<use href="#${small}"/>`, { x, y, scale })}`,
    )
    .join('');
  const spread = random.chance(0.55)
    ? place(fan(paint, random.pick([palette.hues[3], palette.hues[1], '#b3172c'])), { x: 300, y: 580, scale: 1.14 })
    : '';
  const sparks = Array.from(
    { length: 14 },
    () => `<circle cx="${n(random.range(10, 590))}" cy="${n(random.range(60, 640))}" r="${n(random.range(2, 7))}"/>`,
  ).join('');
  return `${others}<g filter="${softShadow(paint)}">${spread}</g><circle cx="300" cy="310" r="330" fill="${halo}"/><g filter="${softShadow(paint, 20, 16)}">${place(hero, { x: 300, y: 295, scale: random.range(1.16, 1.26) })}</g><g fill="#ffe6a0">${sparks}</g>${glint(300 + paint.light * 130, 190, 32)}`;
};
