import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, paint } from './color.ts';

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
  expect(['red', '#ff', '#gggggg', 'ffcc00', '#ffcc000'].map(fromHex)).toEqual(Array(5).fill(undefined));
});
