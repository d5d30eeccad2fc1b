import { shade, tint } from '../colour.ts';
import { glint, metal, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { boxPath, n, place, polygon } from '../svg.ts';

const door = (paint: Paint, w: number, h: number, y: number): string =>
  `<path d="M${-w} ${y}V${y - h}A${w} ${w} 0 0 1 ${w} ${y - h}V${y}Z" fill="${paint.radial(
    [
      [0, '#fff6cf'],
      [0.5, paint.palette.glow],
      [1, paint.palette.hues[0]],
    ],
    0.5,
    0.8,
    0.8,
  )}" stroke="${paint.palette.ink}" stroke-width="8"/>`;

const pagoda = (paint: Paint): string => {
  const { random, palette } = paint;
  const tiers = random.int(3, 4);
  const roof = random.pick(['#1e8f6e', '#d8242f', palette.hues[3], '#2a5fb8']);
  const wall = random.pick(['#b81f2b', '#f3e3c4']);
  let out =
    solid(paint, boxPath(-240, 236, 480, 44, 8), '#b9ad9c', { depth: 10 }) +
    solid(paint, boxPath(-210, 206, 420, 36, 8), '#d3c8b6', { depth: 8 });
  for (let i = 0; i < tiers; i += 1) {
    const k = 1 - i * 0.2;
    const base = 206 - i * (tiers === 3 ? 138 : 112);
    const h = tiers === 3 ? 82 : 64;
    const w = 150 * k;
    const posts = [-0.86, -0.4, 0.4, 0.86]
      .map((x) => `<path d="M${n(x * w - 8)} ${base}v${-h}h16v${h}Z" fill="${metal(paint, 0)}"/>`)
      .join('');
    const panes = [-0.63, 0.63]
      .map(
        (x) =>
          `<path d="${boxPath(x * w - 20 * k, base - h + 18, 40 * k, h - 30, 4)}" fill="${palette.glow}" stroke="${palette.ink}" stroke-width="5"/><path d="M${n(x * w)} ${base - h + 18}v${h - 30}M${n(x * w - 20 * k)} ${base - h / 2 + 3}h${n(40 * k)}" stroke="${palette.ink}" stroke-width="4"/>`,
      )
      .join('');
    out += solid(paint, `M${n(-w)} ${base}V${base - h}H${n(w)}V${base}Z`, wall, { depth: 12, inner: posts + panes });
    if (i === 0) out += door(paint, 34, 36, base);
    const e = 245 * k;
    const top = base - h;
    const tiles = Array.from({ length: 11 }, (_, t) => {
      const x = (t - 5) / 5;
      return `M${n(x * w * 0.8)} ${top - 64}Q${n(x * w * 0.9)} ${top - 20} ${n(x * e)} ${top + 20}`;
    }).join('');
    out += solid(
      paint,
      `M${n(-w * 0.74)} ${top - 58}H${n(w * 0.74)}C${n(w * 0.9)} ${top - 20} ${n(e * 0.8)} ${top - 2} ${n(e)} ${top - 30}C${n(e * 0.98)} ${top + 10} ${n(e * 0.86)} ${top + 24} ${n(e * 0.7)} ${top + 22}Q0 ${top + 8} ${n(-e * 0.7)} ${top + 22}C${n(-e * 0.86)} ${top + 24} ${n(-e * 0.98)} ${top + 10} ${n(-e)} ${top - 30}C${n(-e * 0.8)} ${top - 2} ${n(-w * 0.9)} ${top - 20} ${n(-w * 0.74)} ${top - 58}Z`,
      roof,
      {
        depth: 14,
        rim: 0.8,
        inner: `<path d="${tiles}" fill="none" stroke="${shade(roof, 0.5)}" stroke-width="5"/><path d="M${n(-e * 0.7)} ${top + 22}Q0 ${top + 8} ${n(e * 0.7)} ${top + 22}" fill="none" stroke="${metal(paint, 0)}" stroke-width="16"/>`,
      },
    );
  }
  const peak = 206 - (tiers - 1) * (tiers === 3 ? 138 : 112) - (tiers === 3 ? 82 : 64) - 54;
  return `${out}${place(`${solid(paint, 'M-22 6L-8 -40L0 -84L8 -40L22 6Z', palette.metal[1], { fill: metal(paint), depth: 8 })}${sphere(paint, 0, -26, 17, palette.metal[1])}`, { y: peak })}`;
};

const columns = (paint: Paint): string => {
  const marble = paint.random.pick(['#f2e9da', '#f6dcb0', '#e2e6f4']);
  const shaft = paint.linear(
    [
      [0, shade(marble, 0.3)],
      [0.3, tint(marble, 0.8)],
      [0.65, marble],
      [1, shade(marble, 0.5)],
    ],
    0,
  );
  const posts = [-196, -116, 78, 158]
    .map(
      (x) =>
        solid(paint, `M${x + 4} 196L${x} -60H${x + 48}L${x + 44} 196Z`, marble, {
          fill: shaft,
          depth: 6,
          inner: [12, 24, 36]
            .map(
              (dx) =>
                `<path d="M${x + dx} -60V196" stroke="${shade(marble, 0.55)}" stroke-opacity=".45" stroke-width="4"/>`,
            )
            .join(''),
        }) +
        solid(paint, boxPath(x - 12, -84, 72, 30, 8), marble, { depth: 8 }) +
        solid(paint, boxPath(x - 10, 184, 68, 24, 6), marble, { depth: 8 }),
    )
    .join('');
  const steps = [0, 1, 2]
    .map((i) => solid(paint, boxPath(-222 - i * 22, 204 + i * 28, 444 + i * 44, 34, 5), marble, { depth: 8 }))
    .join('');
  return `<path d="M-70 206V-50H70V206Z" fill="${shade(paint.palette.sky[0], 0.3)}"/>${door(paint, 62, 150, 206)}${posts}${steps}${solid(paint, boxPath(-234, -124, 468, 46, 6), marble, { depth: 10, inner: `<path d="M-220 -98H220" stroke="${paint.palette.metal[1]}" stroke-width="12" stroke-dasharray="22 12"/>` })}${solid(paint, 'M-250 -122L0 -264L250 -122Z', marble, { depth: 16, inner: `<path d="M-178 -138L0 -238L178 -138Z" fill="${shade(paint.palette.sky[1], 0.2)}" stroke="${paint.palette.metal[1]}" stroke-width="7"/>` })}${sphere(paint, 0, -170, 34, paint.palette.hues[0])}`;
};

const pyramid = (paint: Paint): string => {
  const { palette } = paint;
  const rock = paint.random.pick(['#e2b25c', '#c79a6a', '#a8b07a']);
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const w = 262 - i * 44;
    const y = 270 - i * 78;
    const bricks = Array.from(
      { length: 9 },
      (_, k) => `M${n(-w + (k * w) / 4 + (i % 2) * 18)} ${y - 40}v40M${n(-w + (k * w) / 4 + 30)} ${y - 78}v38`,
    ).join('');
    out += solid(
      paint,
      polygon([
        [-w, y],
        [-w + 20, y - 80],
        [w - 20, y - 80],
        [w, y],
      ]),
      rock,
      {
        depth: 16,
        inner: `<path d="${bricks}M${-w} ${y - 40}H${w}" stroke="${shade(rock, 0.5)}" stroke-opacity=".6" stroke-width="5"/><path d="M${-w} ${y - 70}H${w}" stroke="${tint(rock, 0.5)}" stroke-opacity=".7" stroke-width="7"/>`,
      },
    );
  }
  const stairs = Array.from({ length: 16 }, (_, i) => `M${-58 + i * 1.7} ${262 - i * 24}H${58 - i * 1.7}`).join('');
  return `${out}${solid(
    paint,
    polygon([
      [-64, 272],
      [-36, -122],
      [36, -122],
      [64, 272],
    ]),
    tint(rock, 0.25),
    { depth: 8, inner: `<path d="${stairs}" stroke="${shade(rock, 0.55)}" stroke-width="8"/>` },
  )}${solid(paint, boxPath(-66, -206, 132, 92, 6), rock, { depth: 12 })}${door(paint, 26, 34, -116)}${solid(paint, boxPath(-86, -236, 172, 38, 6), palette.metal[1], { fill: metal(paint), depth: 8 })}${sphere(paint, 0, -268, 34, palette.hues[2])}`;
};

const spires = (paint: Paint): string => {
  const { palette } = paint;
  const rock = paint.random.pick(['#d9a066', '#f0d9b0', '#8fa3c9']);
  const tower = (x: number, y: number, k: number): string => {
    const rings = [0, 1, 2, 3, 4]
      .map((i) => {
        const w = (84 - i * 12) * k;
        const top = y - i * 44 * k;
        return solid(
          paint,
          `M${n(x - w)} ${n(top)}C${n(x - w * 1.12)} ${n(top - 26 * k)} ${n(x - w)} ${n(top - 48 * k)} ${n(x - w * 0.82)} ${n(top - 54 * k)}H${n(x + w * 0.82)}C${n(x + w)} ${n(top - 48 * k)} ${n(x + w * 1.12)} ${n(top - 26 * k)} ${n(x + w)} ${n(top)}Z`,
          rock,
          {
            depth: 12,
            inner: `<path d="M${n(x - w)} ${n(top - 8)}H${n(x + w)}" stroke="${palette.metal[1]}" stroke-width="${n(9 * k)}" stroke-dasharray="12 8"/>`,
          },
        );
      })
      .join('');
    return `${solid(paint, boxPath(x - 78 * k, y, 156 * k, 190 * k, 6), rock, { depth: 14 })}${rings}${place(solid(paint, 'M-22 0Q-26 -36 0 -74Q26 -36 22 0Z', palette.metal[1], { fill: metal(paint), depth: 8 }), { x, y: y - 224 * k, scale: k })}`;
  };
  return `${tower(-178, 130, 0.68)}${tower(178, 130, 0.68)}${tower(0, 50, 1.06)}${solid(paint, boxPath(-270, 214, 540, 64, 8), shade(rock, 0.1), { depth: 14, inner: Array.from({ length: 9 }, (_, i) => `<path d="${boxPath(-252 + i * 58, 232, 34, 60, 15)}" fill="${shade(rock, 0.65)}"/>`).join('') })}${door(paint, 46, 70, 216)}`;
};

/** Sacred and lost places: pagoda, colonnade, step pyramid or spired towers. */
export const drawTemples = (paint: Paint): string => {
  const { random, palette } = paint;
  const hero = random.pick([pagoda, columns, pyramid, spires])(paint);
  const ground = `<path d="M-20 610Q300 ${random.int(520, 560)} 620 610V820H-20Z" fill="${shade(palette.sky[1], 0.45)}"/>`;
  const lamps = [60, 540]
    .map((x) =>
      place(
        `${solid(paint, boxPath(-12, -10, 24, 90, 4), '#8d8375', { depth: 6 })}${solid(paint, 'M-44 -14Q0 44 44 -14Z', palette.metal[1], { fill: metal(paint), depth: 8 })}<path d="M0 -104C34 -60 40 -20 0 -12C-40 -20 -34 -60 0 -104Z" fill="#ff8a1f"/><path d="M0 -74C18 -48 22 -20 0 -14C-22 -20 -18 -48 0 -74Z" fill="#ffe36b"/>`,
        { x, y: 560 },
      ),
    )
    .join('');
  return `${ground}<g filter="${softShadow(paint, 14, 16)}">${place(hero, { x: 300, y: 325, scale: 1.06 })}</g>${lamps}${glint(300 + paint.light * 160, 130, 34)}`;
};
