import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, over, paint, shortHex } from './color.ts';

test('a hex colour survives OKLCH and back to the byte', () => {
  assert(
    property(integer({ min: 0, max: 0xff_ff_ff }), (bits) => {
      const hex = `#${bits.toString(16).padStart(6, '0')}`;
      const color = fromHex(hex);
      expect(color && paint(color).hex).toBe(hex);
    }),
  );
});

test('a colour outside sRGB gives up chroma and keeps lightness and hue', () => {
  const shown = fromHex(paint({ l: 0.7, c: 0.4, h: 150, alpha: 1 }).hex);
  expect(shown?.l).toBeCloseTo(0.7, 2);
  expect(Math.abs((shown?.h ?? 0) - 150)).toBeLessThan(1);
  expect(shown?.c).toBeLessThan(0.25);
});

test('short and translucent hex are read, anything else is not', () => {
  expect(fromHex('#fc0')).toEqual(fromHex('#ffcc00'));
  expect(fromHex('#00000080')?.alpha).toBeCloseTo(0.5, 2);
  expect(['red', '#ff', '#gggggg', 'ffcc00', '#ffcc000', 'x#ffcc00', '#ffcc00x'].map(fromHex)).toEqual(
    Array(7).fill(undefined),
  );
});

test('a colour lighter than white or darker than black is white or black', () => {
  expect([1.4, -0.4].map((l) => paint({ l, c: 0, h: 0, alpha: 1 }).hex)).toEqual(['#ffffff', '#000000']);
});

test('a colour outside sRGB keeps as much colour as a screen can show: its least channel is just off', () => {
  const { red, green, blue } = paint({ l: 0.7, c: 0.4, h: 150, alpha: 1 });
  expect(Math.min(red, green, blue)).toBeLessThan(4);
});

test('a light colour whose red no screen can show keeps its lightness and hue, too', () => {
  const shown = fromHex(paint({ l: 0.95, c: 0.08, h: 350, alpha: 1 }).hex);
  expect(shown?.l).toBeCloseTo(0.95, 2);
  expect(Math.abs((shown?.h ?? 0) - 350)).toBeLessThan(2);
  expect(shown?.c).toBeLessThan(0.05);
});

test('a translucent paint is written with its alpha, and blends with what lies under it', () => {
  const half = paint({ ...fromHex('#ff8000'), alpha: 0.5 } as Parameters<typeof paint>[0]);
  expect(half).toEqual({ hex: '#ff800080', red: 255, green: 128, blue: 0, alpha: 0.5 });
  const white = paint({ l: 1, c: 0, h: 0, alpha: 1 });
  expect(over(half, white)).toEqual({ hex: '#ffc080', red: 255, green: 192, blue: 128, alpha: 1 });
});

test('a hex colour is written as short as it can be, and no shorter', () => {
  const written = ['#ffcc00', '#ffcc0088', '#ffcc01', '#ffcd00', '#fdcc00', '#ffcc0081'].map(shortHex);
  expect(written).toEqual(['#fc0', '#fc08', '#ffcc01', '#ffcd00', '#fdcc00', '#ffcc0081']);
});
