import { shade, tint } from '../colour.ts';
import { coin, glint, metal, solid, sphere, stone } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow, stamp } from '../paint.ts';
import { boxPath, n, place, starPath } from '../svg.ts';
import { suitPaths } from './cards.ts';

const SEVEN = 'M-46 -58H48V-30C20 0 6 28 4 62H-34C-32 26 -16 -6 8 -26H-22V-10H-46Z';
const BELL =
  'M0 -62C10 -62 14 -54 12 -48C42 -38 44 -8 48 16C50 30 60 34 62 44H-62C-60 34 -50 30 -48 16C-44 -8 -42 -38 -12 -48C-14 -54 -10 -62 0 -62Z';

type Symbol = (paint: Paint) => string;

const seven: Symbol = (paint) => solid(paint, SEVEN, '#e3182f', { depth: 12, outline: 12, rim: 0.9 });
const bell: Symbol = (paint) =>
  `${sphere(paint, 0, 52, 14, paint.palette.metal[1])}${solid(paint, BELL, paint.palette.metal[1], { fill: metal(paint, 20), depth: 12 })}`;
const bar: Symbol = (paint) =>
  solid(paint, boxPath(-62, -28, 124, 56, 12), paint.palette.hues[3], {
    depth: 10,
    inner: '<path d="M-48 -12h96M-48 12h96" stroke="#fff" stroke-width="10" stroke-dasharray="22 15"/>',
  });
const cherry: Symbol = (paint) =>
  `<path d="M-28 20Q-16 -40 24 -58Q28 -20 32 16" fill="none" stroke="#4c8a22" stroke-width="9"/>${sphere(paint, -28, 30, 32, '#e3182f')}${sphere(paint, 32, 32, 30, '#c90f2c')}`;
const jewel: Symbol = (paint) =>
  stone(paint, 8, 56, 56, paint.palette.hues[1] === '#19b8a6' ? '#1fb7ff' : '#20c98a', 22.5);
const token: Symbol = (paint) => coin(paint, 58, starPath(5, 36, 15));
const star: Symbol = (paint) => solid(paint, starPath(5, 66, 30), '#ffc62e', { depth: 12 });
const spade: Symbol = (paint) => solid(paint, suitPaths.spade, '#2a2350', { depth: 10 });

const bulbs = (paint: Paint, x: number, y: number, width: number, height: number): string => {
  const id = paint.define(
    (id) =>
      `<g id="${id}"><circle r="10" fill="${paint.radial([
        [0, '#ffffff'],
        [0.5, '#ffe27a'],
        [1, '#f08a1c'],
      ])}" stroke="${paint.palette.ink}" stroke-width="3"/></g>`,
  );
  let out = '';
  for (let i = 0; i <= 9; i += 1)
    out += `<use href="#${id}" x="${n(x + (i * width) / 9)}" y="${n(y)}"/><use href="#${id}" x="${n(x + (i * width) / 9)}" y="${n(y + height)}"/>`;
  for (let i = 1; i <= 5; i += 1)
    out += `<use href="#${id}" x="${n(x)}" y="${n(y + (i * height) / 6)}"/><use href="#${id}" x="${n(x + width)}" y="${n(y + (i * height) / 6)}"/>`;
  return out;
};

const machine = (paint: Paint, symbols: readonly Symbol[], colour: string): string => {
  const { random, palette } = paint;
  const drum = paint.linear([
    [0, '#6a5c66'],
    [0.2, '#e9ddd0'],
    [0.5, '#ffffff'],
    [0.8, '#e3d5c6'],
    [1, '#5a4c58'],
  ]);
  let reels = '';
  for (let i = 0; i < 3; i += 1) {
    const x = (i - 1) * 140;
    const cell = (row: number, symbol: Symbol | undefined): string =>
      symbol === undefined
        ? ''
        : place(stamp(paint, symbol(paint)), { x, y: row * 128, scale: row === 0 ? 0.98 : 0.8 });
    const odd = i + 1;
    reels += `<path d="${boxPath(x - 66, -136, 132, 272, 10)}" fill="${drum}" stroke="${palette.ink}" stroke-width="6"/>${cell(-1, symbols[odd])}${cell(1, symbols[odd + 1])}${cell(0, symbols[0])}`;
  }
  const clip = paint.define((id) => `<clipPath id="${id}"><path d="${boxPath(-212, -138, 424, 276, 14)}"/></clipPath>`);
  const veil = paint.linear([
    [0, palette.ink, 0.75],
    [0.24, palette.ink, 0],
    [0.76, palette.ink, 0],
    [1, palette.ink, 0.75],
  ]);
  const crest = random.pick([
    () =>
      `${solid(paint, 'M-200 -190Q-190 -300 0 -304Q190 -300 200 -190Z', colour, { depth: 22 })}${place(token(paint), { y: -244, scale: 0.86 })}${[-1, 1].map((s) => place(star(paint), { x: s * 104, y: -230, scale: 0.6 })).join('')}`,
    () =>
      `${solid(paint, 'M-170 -190L-200 -290L-90 -240L0 -320L90 -240L200 -290L170 -190Z', palette.metal[1], { fill: metal(paint), depth: 16 })}${sphere(paint, 0, -246, 26, palette.hues[2])}${sphere(paint, -110, -226, 17, palette.hues[3])}${sphere(paint, 110, -226, 17, palette.hues[3])}`,
    () =>
      [-1, 0, 1]
        .map((s) => place(seven(paint), { x: s * 110, y: -250 + Math.abs(s) * 14, turn: s * 10, scale: 1.06 }))
        .join(''),
  ])();
  const knob = sphere(paint, 257, -74, 38, palette.hues[2]);
  return `<path d="M240 40h34v56h-34Z" fill="${metal(paint)}" stroke="${palette.ink}" stroke-width="6"/><path d="M257 66V-40" stroke="${palette.ink}" stroke-width="26" stroke-linecap="round"/><path d="M257 66V-40" stroke="${palette.metal[1]}" stroke-width="15" stroke-linecap="round"/>${knob}${crest}${solid(paint, boxPath(-256, -196, 496, 392, 46), colour, { depth: 28, rim: 0.8 })}<path d="${boxPath(-232, -172, 448, 344, 30)}" transform="translate(8 0)" fill="${metal(paint)}" stroke="${palette.ink}" stroke-width="5"/>${bulbs(paint, -214, -162, 428, 324)}<path d="${boxPath(-212, -138, 424, 276, 14)}" fill="${palette.ink}"/><g clip-path="url(#${clip})">${reels}<path d="M-212 -138H212V138H-212Z" fill="${veil}"/><path d="M-212 -138H40L-120 138H-212Z" fill="#fff" fill-opacity=".1"/></g><path d="M-220 0l-22 -16v32ZM228 0l22 -16v32Z" fill="#ffe27a" stroke="${palette.ink}" stroke-width="4"/>${solid(paint, 'M-236 204H222L250 300H-264Z', shade(colour, 0.15), { depth: 18 })}${[-130, 0, 130].map((x) => sphere(paint, x - 8, 246, 25, palette.hues[(x / 130 + 2) % 4] ?? palette.hues[0])).join('')}`;
};

const bigSymbols = (paint: Paint, symbols: readonly Symbol[]): string => {
  const main = symbols[0] ?? seven;
  return `${place((symbols[1] ?? bell)(paint), { x: -150, y: -70, scale: 1.9, turn: -16 })}${place((symbols[2] ?? bar)(paint), { x: 150, y: -60, scale: 1.9, turn: 16 })}${place((symbols[3] ?? cherry)(paint), { x: -140, y: 190, scale: 1.6, turn: 8 })}${place((symbols[4] ?? star)(paint), { x: 150, y: 190, scale: 1.6, turn: -10 })}${place(main(paint), { y: 20, scale: 3.5 })}`;
};

/** Reels: a machine with its winning line, or its symbols thrown out of it. */
export const drawReels = (paint: Paint): string => {
  const { random, palette } = paint;
  const symbols = [
    random.pick([seven, seven, bell, token]),
    ...random.shuffle([cherry, bar, bell, jewel, star, spade, token]),
  ];
  const colour = random.pick([palette.hues[2], palette.hues[3], '#c3172c', '#5a2bb8']);
  const hero = random.chance(0.72)
    ? place(machine(paint, symbols, colour), {
        x: 304,
        y: 330,
        scale: random.range(0.98, 1.04),
        turn: random.range(-5, 5),
      })
    : place(bigSymbols(paint, symbols), { x: 300, y: 320, scale: 1.02 });
  const money = paint.define((id) => `<g id="${id}">${coin(paint, 36, starPath(5, 22, 9))}</g>`);
  const shower = Array.from(
    { length: 9 },
    () =>
      `<use href="#${money}" transform="translate(${n(random.range(20, 580))} ${n(random.range(30, 640))}) rotate(${n(random.range(-40, 40))}) scale(${n(random.range(0.4, 1.1))} ${n(random.range(0.7, 1.1))})"/>`,
  ).join('');
  return `${shower}<g filter="${softShadow(paint, 20, 16)}">${hero}</g>${glint(300 + paint.light * 200, 130, 36, tint(palette.glow, 0.6))}${glint(300 - paint.light * 190, 460, 24)}`;
};
