import { mix, shade, tint } from './colour.ts';
import { metal } from './forms.ts';
import type { Paint } from './paint.ts';
import { lookOf, widthOf } from './script.ts';
import { boxPath, escapeXml, n } from './svg.ts';
import { fitTitle } from './titleLines.ts';

type Ink = {
  face: string;
  edge: string;
  side: string;
};

const inkOf = (paint: Paint): Ink => {
  const { random, palette } = paint;
  const [light, middle, dark] = palette.metal;
  const [first, second] = palette.hues;
  const cream = tint(palette.glow, 0.6);
  return random.pick<Ink>([
    {
      face: paint.linear([
        [0, tint(light, 0.7)],
        [0.48, light],
        [0.52, middle],
        [0.85, mix(middle, dark, 0.45)],
        [1, light],
      ]),
      edge: mix(dark, palette.ink, 0.25),
      side: mix(dark, palette.ink, 0.55),
    },
    {
      face: paint.linear([
        [0, '#ffffff'],
        [0.5, cream],
        [0.54, mix(cream, palette.sky[2], 0.45)],
        [1, cream],
      ]),
      edge: shade(palette.sky[1], 0.25),
      side: shade(palette.sky[1], 0.6),
    },
    {
      face: paint.linear([
        [0, tint(first, 0.75)],
        [0.45, tint(first, 0.25)],
        [0.52, first],
        [1, mix(first, second, 0.3)],
      ]),
      edge: tint(palette.glow, 0.75),
      side: shade(palette.sky[1], 0.55),
    },
    {
      face: paint.linear([
        [0, '#ffffff'],
        [0.4, '#fff6d8'],
        [1, light],
      ]),
      edge: shade(palette.hues[2], 0.2),
      side: shade(palette.hues[2], 0.6),
    },
  ]);
};

const plaque = (paint: Paint, top: number, height: number, width: number): string => {
  const { palette } = paint;
  const x = 300 - width / 2;
  const face = paint.linear([
    [0, tint(palette.sky[1], 0.12)],
    [0.5, shade(palette.sky[1], 0.3)],
    [1, shade(palette.sky[0], 0.2)],
  ]);
  const studs = [x + 20, x + width - 20]
    .map(
      (cx) =>
        `<circle cx="${n(cx)}" cy="${n(top + height / 2)}" r="9" fill="${metal(paint, 60)}" stroke="${palette.ink}" stroke-width="3"/>`,
    )
    .join('');
  return `<path d="${boxPath(x, top + 8, width, height, 30)}" fill="${palette.ink}" fill-opacity=".75"/><path d="${boxPath(x, top, width, height, 30)}" fill="${metal(paint, 80)}" stroke="${palette.ink}" stroke-width="4"/><path d="${boxPath(x + 9, top + 9, width - 18, height - 18, 22)}" fill="${face}" stroke="${palette.ink}" stroke-width="3"/><path d="M${n(x + 30)} ${n(top + 15)}h${n(width - 60)}" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>${studs}`;
};

const ribbon = (paint: Paint, top: number, height: number, width: number): string => {
  const { random, palette } = paint;
  const colour = random.pick([palette.hues[2], palette.hues[3]]);
  const x = 300 - width / 2;
  const w = width;
  const bow = 20;
  const face = paint.linear([
    [0, tint(colour, 0.25)],
    [0.5, shade(colour, 0.12)],
    [1, shade(colour, 0.5)],
  ]);
  const tail = (side: 1 | -1): string => {
    const edge = 300 + (side * w) / 2;
    return `<path d="M${n(edge - side * 46)} ${n(top + 30)}L${n(300 + side * 306)} ${n(top + 22)}L${n(300 + side * 278)} ${n(top + height / 2 + 26)}L${n(300 + side * 306)} ${n(top + height + 26)}L${n(edge - side * 46)} ${n(top + height + 22)}Z" fill="${shade(colour, 0.48)}" stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"/>`;
  };
  const front = `M${n(x)} ${n(top + bow)}Q300 ${n(top - bow)} ${n(x + w)} ${n(top + bow)}V${n(top + height + bow)}Q300 ${n(top + height - bow)} ${n(x)} ${n(top + height + bow)}Z`;
  const seam = (dy: number): string =>
    `<path d="M${n(x + 10)} ${n(top + bow + dy)}Q300 ${n(top - bow + dy)} ${n(x + w - 10)} ${n(top + bow + dy)}" fill="none" stroke="${palette.metal[0]}" stroke-opacity=".85" stroke-width="3"/>`;
  return `${tail(-1)}${tail(1)}<path d="${front}" transform="translate(0 8)" fill="${palette.ink}" fill-opacity=".6"/><path d="${front}" fill="${face}" stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"/>${seam(10)}${seam(height - 10)}`;
};

/** The title lettered across the foot of the picture, in its own script, never wider than the frame. */
export const drawLettering = (paint: Paint, title: string, languageTag?: string): string => {
  const { random, palette } = paint;
  const look = lookOf(title, languageTag);
  const face = random.pick(look.faces);
  const drawn = random.pick(['free', 'free', 'free', 'plaque', 'ribbon'] as const);
  const plate = widthOf(title, look.script) > 15 ? 'free' : drawn;
  const shouted = look.capitals && random.chance(0.6) && title.length < 22 ? title.toLocaleUpperCase('en') : title;
  const boxed = plate !== 'free';
  const fitted = fitTitle(shouted, look, {
    width: boxed ? 440 : 530,
    height: boxed ? 128 : 205,
    largest: look.script === 'han' ? 150 : boxed ? 84 : 124,
  });
  const { lines, size, widths } = fitted;
  if (lines.every((line) => line === '')) return '';
  const pitch = size * look.lineHeight;
  const block = pitch * lines.length;
  const foot = boxed ? 738 : 772;
  const top = foot - block;
  const ink = inkOf(paint);
  const lean = boxed || look.script === 'arabic' ? 0 : random.pick([0, 0, -3, 3]);
  const depth = Math.max(3, size * 0.06);
  // Dense characters close up under a wide outline.
  const weight = size * (look.capitals ? 1 : look.script === 'han' ? 0.62 : 0.8);

  const set = lines.map((line, i) => {
    const y =
      top +
      pitch * i +
      pitch * 0.5 +
      size * (look.script === 'han' ? 0.37 : look.script === 'latin' || look.script === 'other' ? 0.35 : 0.28);
    const width = widths[i] ?? 0;
    const exact = look.script === 'latin' || look.script === 'han' || look.script === 'other';
    const guard =
      (exact && width > size) || width > 400 ? ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"` : '';
    const id = paint.define((id) => `<text id="${id}" x="300" y="${n(y)}"${guard}>${escapeXml(line)}</text>`);
    const use = (dy: number, attributes: string): string => `<use href="#${id}" y="${n(dy)}" ${attributes}/>`;
    return (
      use(
        depth * 2.4,
        `fill="${palette.ink}" stroke="${palette.ink}" stroke-width="${n(weight * 0.26)}" opacity=".55"`,
      ) +
      use(depth, `fill="${ink.side}" stroke="${palette.ink}" stroke-width="${n(weight * 0.23)}"`) +
      use(depth, `fill="${ink.side}" stroke="${ink.side}" stroke-width="${n(weight * 0.15)}"`) +
      use(0, `fill="${ink.edge}" stroke="${ink.edge}" stroke-width="${n(weight * 0.14)}"`) +
      use(0, `fill="${ink.face}" stroke="${ink.face}" stroke-width="${n(weight * 0.025)}"`)
    );
  });
  const rtl = look.rightToLeft ? ' direction="rtl"' : '';
  const language = languageTag === undefined ? '' : ` xml:lang="${escapeXml(languageTag)}"`;
  const letters = `<g font-family="${face}" font-size="${n(size)}" font-weight="900" text-anchor="middle" stroke-linejoin="round"${rtl}${language}${lean === 0 ? '' : ` transform="rotate(${lean} 300 ${n(top + block / 2)})"`}>${set.join('')}</g>`;
  const widest = Math.min(548, Math.max(...widths) + 96);
  if (plate === 'plaque') return plaque(paint, top - 18, block + 36, Math.max(300, widest)) + letters;
  if (plate === 'ribbon') return ribbon(paint, top - 16, block + 32, Math.max(380, Math.min(500, widest))) + letters;
  return letters;
};
