import { shade, tint } from '../../colour.ts';
import { glint, metal, solid, sphere } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow } from '../../paint.ts';
import { n, place, starPath } from '../../svg.ts';

const flame = (w: number, h: number, colour: string): string =>
  `<path d="M${-w} 210C${-w * 1.3} ${n(210 + h * 0.5)} ${-w * 0.3} ${n(210 + h * 0.7)} 0 ${210 + h}C${w * 0.3} ${n(210 + h * 0.7)} ${w * 1.3} ${n(210 + h * 0.5)} ${w} 210Z" fill="${colour}"/>`;

/** A rocket on its way, past a ringed planet. */
export const drawRockets = (paint: Paint): string => {
  const { random, palette } = paint;
  const shell = random.pick(['#f4f1ea', '#e6ecf6', palette.hues[1]]);
  const trim = random.pick([palette.hues[2], palette.hues[3], '#e0303a']);
  const fin = (s: number): string =>
    `<g transform="scale(${s} 1)">${solid(paint, 'M80 40C150 70 170 150 150 230C120 190 90 176 60 170Z', trim, { depth: 14 })}</g>`;
  const body = solid(
    paint,
    'M0 -270C80 -200 104 -90 100 20C96 90 80 140 66 180H-66C-80 140 -96 90 -100 20C-104 -90 -80 -200 0 -270Z',
    shell,
    {
      depth: 30,
      rim: 0.8,
      inner: `<path d="M-120 -150Q0 -190 120 -150V-300H-120Z" fill="${trim}"/><path d="M-110 96Q0 120 110 96M-104 128Q0 150 104 128" fill="none" stroke="${trim}" stroke-width="14"/><path d="M-64 -120C-74 -40 -74 40 -60 110" stroke="#fff" stroke-opacity=".8" stroke-width="14" fill="none" stroke-linecap="round"/>`,
    },
  );
  const port = `<circle cy="-50" r="52" fill="${metal(paint, 40)}" stroke="${palette.ink}" stroke-width="8"/>${sphere(paint, 0, -50, 36, '#3fb4e8')}`;
  const nozzle = solid(paint, 'M-50 176H50L66 216H-66Z', '#5a6478', { depth: 8 });
  const fire = flame(70, 260, '#e8402a') + flame(50, 200, '#ff9a1f') + flame(28, 130, '#fff0a8');
  const rocket =
    fin(1) +
    fin(-1) +
    fire +
    nozzle +
    body +
    port +
    solid(paint, 'M-12 60H12V210H-12Z', shade(trim, 0.15), { depth: 6, outline: 7 });
  const planet = `${sphere(paint, 0, 0, 90, random.pick([palette.hues[0], palette.hues[1], palette.hues[3]]))}<ellipse rx="150" ry="34" fill="none" stroke="${palette.metal[1]}" stroke-width="15" transform="rotate(-18)" stroke-dasharray="330 150" stroke-dashoffset="-40"/>`;
  const stars = Array.from({ length: 16 }, () =>
    place(`<path d="${starPath(4, 16, 4)}" fill="${tint(palette.glow, 0.5)}"/>`, {
      x: random.range(20, 580),
      y: random.range(30, 620),
      scale: random.range(0.4, 1.3),
    }),
  ).join('');
  const smoke = Array.from(
    { length: 8 },
    (_, i) =>
      `<circle cx="${n(60 + i * 70 + random.range(-20, 20))}" cy="${n(640 + random.range(-20, 30))}" r="${n(random.range(44, 76))}" fill="#fff" fill-opacity=".8"/>`,
  ).join('');
  const lean = random.sign();
  return `${stars}${place(planet, { x: 300 - lean * 190, y: 170, scale: 0.9 })}${smoke}<g filter="${softShadow(paint, 18, 14)}">${place(rocket, { x: 300, y: 330, turn: lean * random.range(12, 24), scale: 1.06 })}</g>${glint(300 + lean * 170, 120, 34)}`;
};
