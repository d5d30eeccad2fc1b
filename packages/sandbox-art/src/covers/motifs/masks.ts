import { shade, tint } from '../colour.ts';
import { glint, metal, solid, sphere, stone } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { n, place, polar } from '../svg.ts';

const FEATHER = 'M0 0C-34 -60 -40 -170 0 -260C40 -170 34 -60 0 0Z';

const feathers = (paint: Paint, count: number, spread: number, colours: readonly string[]): string => {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const turn = (i / (count - 1) - 0.5) * spread;
    const colour = colours[Math.min(i, count - 1 - i) % colours.length] ?? '#ff4f7a';
    const barbs = Array.from({ length: 8 }, (_, k) => `M0 ${-30 - k * 26}l-34 -24M0 ${-30 - k * 26}l34 -24`).join('');
    const eye = `<ellipse cy="-206" rx="17" ry="26" fill="${tint(colour, 0.6)}"/><ellipse cy="-202" rx="9" ry="14" fill="${shade(colour, 0.5)}"/>`;
    out += place(
      solid(paint, FEATHER, colour, {
        depth: 14,
        outline: 7,
        inner: `<path d="M0 0V-240${barbs}" stroke="${shade(colour, 0.5)}" stroke-opacity=".55" stroke-width="4"/>${eye}`,
      }),
      { y: -30, turn, scale: 1.05 + 0.18 * Math.cos((turn * Math.PI) / 180) },
    );
  }
  return out;
};

const twin = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

const eyes = (paint: Paint, x: number, y: number, look: string): string =>
  twin(
    `<path d="M${x - 58} ${y + 6}Q${x} ${y - 48} ${x + 60} ${y - 22}Q${x + 26} ${y + 40} ${x - 58} ${y + 6}Z" fill="${look}" stroke="${metal(paint)}" stroke-width="9" stroke-linejoin="round"/>`,
  );

const venetian = (paint: Paint): string => {
  const { random, palette } = paint;
  const [main = palette.hues[2], plume = palette.hues[3], third = palette.hues[0]] = random.shuffle(palette.hues);
  const d =
    'M0 -40C60 -100 170 -120 236 -84C232 0 200 90 110 96C60 98 30 66 0 50C-30 66 -60 98 -110 96C-200 90 -232 0 -236 -84C-170 -120 -60 -100 0 -40Z';
  const scrolls = twin(
    `<path d="M150 62q40 -10 56 -60M128 74q-34 -4 -70 -36M186 -70q-40 -22 -88 0" fill="none" stroke="${palette.metal[0]}" stroke-width="8" stroke-linecap="round"/><circle cx="206" cy="-46" r="11" fill="${palette.metal[0]}"/>`,
  );
  return `${feathers(paint, random.pick([7, 9]), random.range(110, 150), [plume, third, main])}${solid(paint, d, main, { depth: 26, inner: scrolls, rim: 0.9 })}<path d="${d}" fill="none" stroke="${metal(paint)}" stroke-width="9"/>${eyes(paint, 104, -8, '#150a22')}${place(stone(paint, 6, 38, 50, third), { y: -66 })}${twin(sphere(paint, 200, 78, 18, palette.metal[1]))}`;
};

const kitsune = (paint: Paint): string => {
  const { palette, random } = paint;
  const mark = random.pick(['#d8172f', palette.hues[3], palette.hues[2]]);
  const ears = twin(
    solid(paint, 'M40 -120C80 -210 140 -260 186 -270C200 -190 190 -90 170 -20Z', '#fff6ea', {
      depth: 20,
      inner: `<path d="M88 -130C110 -190 140 -220 164 -232C170 -180 164 -120 150 -60Z" fill="${mark}"/>`,
    }),
  );
  const d =
    'M0 -140C80 -140 180 -100 190 -10C190 60 120 90 80 150C60 190 30 216 0 220C-30 216 -60 190 -80 150C-120 90 -190 60 -190 -10C-180 -100 -80 -140 0 -140Z';
  const paintwork =
    twin(
      `<path d="M40 -96q60 -30 104 6q-50 -10 -104 -6ZM176 20q-50 10 -90 50q54 -12 90 -50ZM166 54q-40 12 -70 46q44 -14 70 -46Z" fill="${mark}"/>`,
    ) + `<path d="M0 -132q30 40 0 84q-30 -44 0 -84Z" fill="${mark}"/><circle cx="0" cy="-20" r="10" fill="${mark}"/>`;
  return `${ears}${solid(paint, d, '#fff8ee', { depth: 34, inner: paintwork })}${twin(`<path d="M40 18Q90 -40 150 -34Q120 26 40 18Z" fill="#1b0f1f" stroke="${mark}" stroke-width="7"/><ellipse cx="104" cy="-8" rx="11" ry="16" fill="${palette.glow}"/>`)}${solid(paint, 'M-32 150Q0 132 32 150Q20 182 0 184Q-20 182 -32 150Z', '#2a1422', { depth: 8 })}${twin(place(`<path d="M0 0V70" stroke="${mark}" stroke-width="12"/>${sphere(paint, 0, 0, 24, palette.metal[1])}<path d="M-18 60h36l10 90h-56Z" fill="${mark}" stroke="${palette.ink}" stroke-width="6"/>`, { x: 200, y: 50 }))}`;
};

const sun = (paint: Paint): string => {
  const { palette, random } = paint;
  const skin = palette.metal[1];
  const count = random.pick([12, 16]);
  const rays = Array.from({ length: count }, (_, i) =>
    place(
      solid(
        paint,
        i % 2 === 0 ? 'M-34 -150L0 -262L34 -150Z' : 'M-28 -150C-10 -190 -30 -210 0 -244C14 -206 34 -190 28 -150Z',
        i % 2 === 0 ? palette.hues[2] : palette.hues[1],
        { depth: 12, outline: 8 },
      ),
      { turn: (i * 360) / count },
    ),
  ).join('');
  const beads = Array.from({ length: 20 }, (_, i) => {
    const [x, y] = polar(i * 18, 160);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="11"/>`;
  }).join('');
  const face = 'M0 -128C90 -128 130 -70 124 0C118 80 60 132 0 134C-60 132 -118 80 -124 0C-130 -70 -90 -128 0 -128Z';
  const brow = twin(
    solid(paint, 'M10 -30C30 -76 96 -80 118 -46C90 -54 50 -50 24 -14Z', palette.hues[3], { depth: 8, outline: 6 }),
  );
  return `${rays}${solid(paint, 'M0 -184A184 184 0 1 1 -1 -184Z', palette.hues[3], { depth: 20 })}<g fill="${metal(paint)}" stroke="${palette.ink}" stroke-width="4">${beads}</g>${solid(paint, face, skin, { depth: 30, fill: metal(paint, 70), rim: 0.9, inner: twin(`<circle cx="84" cy="46" r="26" fill="${palette.hues[2]}" fill-opacity=".75"/><circle cx="84" cy="46" r="13" fill="${palette.metal[0]}"/>`) })}${brow}${twin(`<path d="M26 4Q60 -30 100 0Q62 26 26 4Z" fill="#fff" stroke="${palette.ink}" stroke-width="8"/><circle cx="60" cy="-2" r="13" fill="${palette.hues[1]}"/><circle cx="60" cy="-2" r="7" fill="#120818"/>`)}${solid(paint, 'M-20 -26Q0 -40 20 -26L30 44Q0 62 -30 44Z', palette.metal[1], { fill: metal(paint), depth: 8, outline: 7 })}<path d="M-52 74Q0 58 52 74Q34 116 0 116Q-34 116 -52 74Z" fill="#5c0f22" stroke="${palette.ink}" stroke-width="8"/><path d="M-40 76Q0 66 40 76L34 88H-34Z" fill="#fff"/>${place(stone(paint, 8, 32, 32, palette.hues[2], 22.5), { y: -92 })}`;
};

const lion = (paint: Paint): string => {
  const { palette, random } = paint;
  const main = random.pick(['#d81f2e', palette.hues[3], palette.hues[0], '#1c9a5f']);
  const trim = random.pick(['#ffd23a', '#fff4dc', palette.hues[1]]);
  const mane = Array.from({ length: 18 }, (_, i) =>
    place(
      solid(paint, 'M-44 -120C-52 -190 -20 -216 0 -244C20 -216 52 -190 44 -120Z', i % 2 === 0 ? trim : main, {
        depth: 14,
        outline: 7,
      }),
      { turn: i * 20 },
    ),
  ).join('');
  const brows = twin(
    solid(paint, 'M14 -40C30 -112 120 -120 156 -66C160 -40 140 -30 120 -36C90 -52 54 -44 14 -40Z', trim, { depth: 14 }),
  );
  const face =
    'M0 -150C90 -156 170 -110 172 -30C174 40 140 60 150 110C140 170 60 184 0 184C-60 184 -140 170 -150 110C-140 60 -174 40 -172 -30C-170 -110 -90 -156 0 -150Z';
  const mouth = `<path d="M-124 92Q0 60 124 92Q120 164 0 168Q-120 164 -124 92Z" fill="#5a0d1e" stroke="${palette.ink}" stroke-width="9"/><path d="M-60 146Q0 112 60 146Q30 166 0 166Q-30 166 -60 146Z" fill="#ff6f86"/>${twin('<path d="M8 84h26v22h-26ZM40 86h24v20h-24ZM72 88l30 6l-16 40Z" fill="#fffdf2" stroke="#2a0616" stroke-width="4"/>')}`;
  return `${mane}${solid(paint, face, main, { depth: 34, inner: twin(`<path d="M120 30q36 8 40 50q-40 6 -60 -14ZM40 -128q30 -8 60 6q-30 4 -52 24Z" fill="${trim}"/>`) })}${mouth}${solid(paint, 'M-62 70C-70 20 -30 8 0 10C30 8 70 20 62 70C40 88 -40 88 -62 70Z', trim, { depth: 16 })}${twin(`<ellipse cx="26" cy="60" rx="12" ry="9" fill="#3b0a18"/><circle cx="80" cy="-24" r="42" fill="#fff" stroke="${palette.ink}" stroke-width="8"/><circle cx="76" cy="-18" r="26" fill="${palette.hues[1]}"/><circle cx="76" cy="-16" r="15" fill="#120818"/><circle cx="66" cy="-30" r="9" fill="#fff"/>`)}${brows}${sphere(paint, 0, -112, 34, palette.metal[1])}`;
};

/** Masks of carnival, shrine, sun and lion dance. */
export const drawMasks = (paint: Paint): string => {
  const { random, palette } = paint;
  const kind = random.pick([venetian, venetian, kitsune, sun, lion]);
  const y = kind === venetian ? 390 : 320;
  const confetti = Array.from({ length: 16 }, (_, i) =>
    place(`<path d="M-10 -5h20v10h-20Z" fill="${palette.hues[i % 4] ?? palette.glow}"/>`, {
      x: random.range(20, 580),
      y: random.range(40, 600),
      turn: random.range(0, 180),
      scale: random.range(0.7, 1.5),
    }),
  ).join('');
  return `${confetti}<g filter="${softShadow(paint, 20, 16)}">${place(kind(paint), { x: 300, y, scale: kind === venetian ? 1.14 : 1.1, turn: random.range(-7, 7) })}</g>${glint(300 + paint.light * 120, 210, 36)}${glint(300 - paint.light * 200, 380, 22)}`;
};
