import { mix, shade, tint } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { boxPath, n, polar } from '../svg.ts';

/** A skyline in two depths with lit windows. */
export const city = (paint: Paint): string => {
  const { random, palette } = paint;
  let out = '';
  for (let layer = 0; layer < 2; layer += 1) {
    let d = '';
    let windows = '';
    for (let x = -20; x < 620;) {
      const width = random.range(44, 96);
      const top = 120 + layer * 170 + random.range(0, 190) + (Math.abs(x + width / 2 - 300) < 140 ? 60 : 0);
      d += `M${n(x)} 820V${n(top)}h${n(width * 0.3)}v${n(-random.range(0, 40))}h${n(width * 0.4)}V${n(top)}h${n(width * 0.3)}V820Z`;
      for (let k = 0; k < 7; k += 1) {
        windows += `M${n(x + 8 + (random.int(0, 3) * (width - 20)) / 4)} ${n(top + 16 + random.int(0, 12) * 22)}h9v12h-9Z`;
      }
      x += width + random.range(-6, 10);
    }
    const colour = mix(palette.sky[1], palette.sky[0], 0.35 + layer * 0.4);
    out += `<path d="${d}" fill="${paint.linear([
      [0, colour],
      [1, tint(palette.sky[1], 0.05)],
    ])}"/><path d="${windows}" fill="${palette.glow}" fill-opacity="${0.45 + layer * 0.35}"/>`;
  }
  return out;
};

/** Ridges of hills fading into the distance under a low sun. */
export const hills = (paint: Paint): string => {
  const { random, palette } = paint;
  const sunX = 300 + paint.light * random.range(60, 180);
  let out = `<circle cx="${n(sunX)}" cy="${n(random.range(130, 220))}" r="${n(random.range(80, 130))}" fill="${paint.linear(
    [
      [0, tint(palette.glow, 0.5)],
      [1, palette.glow, 0.2],
    ],
  )}"/>`;
  for (let layer = 0; layer < 4; layer += 1) {
    const base = 300 + layer * 85;
    let d = `M-20 820V${base}`;
    for (let x = -20; x < 620;) {
      const width = random.range(70, 190);
      d +=
        layer < 2
          ? `l${n(width / 2)} ${n(-random.range(40, 150))}l${n(width / 2)} ${n(random.range(40, 150))}`
          : `q${n(width / 2)} ${n(-random.range(20, 90))} ${n(width)} 0`;
      x += width;
    }
    const colour = mix(tint(palette.sky[2], 0.15), palette.sky[0], layer * 0.27);
    out += `<path d="${d}V820Z" fill="${paint.linear([
      [0, colour],
      [1, mix(colour, palette.sky[0], 0.6)],
    ])}" stroke="${tint(colour, 0.4)}" stroke-opacity=".5" stroke-width="2"/>`;
  }
  return out;
};

/** Stands, floodlights and a striped pitch. */
export const stadium = (paint: Paint): string => {
  const { random, palette } = paint;
  let crowd = '';
  for (let row = 0; row < 8; row += 1) {
    for (let k = 0; k < 22; k += 1) {
      if (random.chance(0.3)) continue;
      const x = k * 29 + random.range(-6, 6);
      crowd += `M${n(x)} ${n(330 + row * 22 + ((x - 300) / 300) ** 2 * -50)}h8v9h-8Z`;
    }
  }
  const beam = paint.radial([
    [0, '#ffffff', 0.95],
    [0.2, palette.glow, 0.6],
    [1, palette.glow, 0],
  ]);
  const lamps = [70, 190, 410, 530]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${n(120 + Math.abs(x - 300) * 0.15)}" r="120" fill="${beam}"/><path d="${boxPath(x - 34, 100 + Math.abs(x - 300) * 0.15, 68, 36, 6)}" fill="#fff" fill-opacity=".9"/>`,
    )
    .join('');
  const green = mix('#1f9a45', palette.sky[1], 0.15);
  let pitch = `<path d="M-20 520Q300 560 620 520V820H-20Z" fill="${green}"/>`;
  for (let i = 0; i < 5; i += 1) {
    pitch += `<path d="M${-200 + i * 220} 820L${n(130 + i * 75)} 530h38L${-90 + i * 220} 820Z" fill="${tint(green, 0.25)}" fill-opacity=".55"/>`;
  }
  return `<path d="M-20 250Q300 340 620 250V560H-20Z" fill="${shade(palette.sky[1], 0.4)}"/><path d="${crowd}" fill="${palette.glow}" fill-opacity=".5"/>${lamps}${pitch}`;
};

/** A hall of columns and an arch behind the subject. */
export const hall = (paint: Paint): string => {
  const { random, palette } = paint;
  const stoneFill = paint.linear(
    [
      [0, shade(palette.sky[1], 0.55)],
      [0.35, tint(palette.sky[1], 0.3)],
      [0.7, palette.sky[1]],
      [1, shade(palette.sky[1], 0.65)],
    ],
    0,
  );
  const width = random.range(60, 84);
  const columns = [-18, 618 - width]
    .map(
      (x) =>
        `<g fill="${stoneFill}"><path d="M${n(x)} 130h${n(width)}v700h${n(-width)}Z"/><path d="${boxPath(x - 14, 96, width + 28, 40, 8)}${boxPath(x - 8, 640, width + 16, 40, 8)}"/></g>` +
        [0.25, 0.5, 0.75]
          .map(
            (k) =>
              `<path d="M${n(x + width * k)} 140V640" stroke="${palette.ink}" stroke-opacity=".3" stroke-width="5"/>`,
          )
          .join(''),
    )
    .join('');
  let vault = '';
  for (let i = 0; i < 3; i += 1) {
    const r = 290 - i * 34;
    vault += `<path d="M${300 - r} 820V330A${r} ${r * 0.95} 0 0 1 ${300 + r} 330V820" fill="${
      i === 2
        ? paint.radial(
            [
              [0, palette.glow, 0.9],
              [0.6, palette.sky[2], 0.5],
              [1, palette.sky[1], 0.1],
            ],
            0.5,
            0.35,
            0.7,
          )
        : mix(palette.sky[0], palette.sky[1], 0.35 + i * 0.35)
    }" stroke="${palette.metal[1]}" stroke-opacity=".7" stroke-width="${6 - i * 2}"/>`;
  }
  return vault + columns;
};

/** Folds of a stage curtain drawn open, with spot lights. */
export const curtain = (paint: Paint): string => {
  const { random, palette } = paint;
  const fold = paint.linear(
    [
      [0, shade(palette.sky[1], 0.6)],
      [0.4, tint(palette.sky[1], 0.25)],
      [0.62, palette.sky[1]],
      [1, shade(palette.sky[1], 0.7)],
    ],
    0,
  );
  const swoop = random.range(60, 130);
  let half = '';
  for (let i = 5; i >= 0; i -= 1) {
    const x = i * 34 - 20;
    half += `<path d="M${x} -10h${44 + i * 6}Q${n(x + 70 + swoop * i * 0.2)} 330 ${n(10 + i * 14)} 520Q${n(x - 10)} 660 ${n(x * 0.5 + 26)} 820H${n(x * 0.5 - 40)}Z" fill="${fold}"/>`;
  }
  const spots = [120, 300, 480]
    .map((x) => {
      const [tx, ty] = polar(90 + (300 - x) * 0.06, 620, x, 0);
      return `<path d="M${x - 12} -10h24L${n(tx + 120)} ${n(ty)}H${n(tx - 120)}Z" fill="${paint.linear([
        [0, palette.glow, 0.6],
        [1, palette.glow, 0],
      ])}"/>`;
    })
    .join('');
  const valance = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${i * 110 - 30} -10h116q-8 ${n(96)} -58 ${n(98)}q-50 -2 -58 -98Z" fill="${fold}" stroke="${palette.metal[1]}" stroke-width="4"/>`,
  ).join('');
  return `${spots}<g>${half}</g><g transform="translate(600 0) scale(-1 1)">${half}</g>${valance}`;
};
