import { expect, test } from 'vitest';
import { demandedPairs } from '../testing/wcag.ts';
import { tokenNames } from '../tokens/tokenTypes.ts';
import { contrastPairs, minimumContrast } from './contrastPairs.ts';
import { fromHex, paint } from '../palette/color.ts';
import { contrastRatio } from './contrastRatio.ts';

test('the table has every pair that WCAG asks of words, controls and focus, with no less than its ratio', () => {
  const asked = new Map(
    contrastPairs.map(({ foreground, background, use }) => [`${foreground} on ${background}`, minimumContrast[use]]),
  );
  const demanded = demandedPairs(tokenNames);
  expect(demanded.length).toBeGreaterThan(100);
  const short = demanded.filter(({ figure, ground, least }) => !((asked.get(`${figure} on ${ground}`) ?? 0) >= least));
  expect(short).toEqual([]);
});

test('words over a picture are asked for at its lightest and at its darkest, a state and a skeleton by our own measure', () => {
  const over = contrastPairs.filter(({ beneath }) => beneath !== undefined);
  expect(over.map(({ foreground, use, beneath }) => [foreground, use, beneath])).toEqual([
    ['text-on-hero', 'text', 'white'],
    ['text-on-hero', 'text', 'black'],
    ['text-on-hero', 'focus', 'white'],
  ]);
  const ours = contrastPairs.filter(({ use }) => use === 'state' || use === 'shape');
  expect(new Set(ours.map(({ foreground }) => foreground))).toEqual(
    new Set(['action-quiet-hover', 'overlay-hover', 'skeleton']),
  );
  expect(ours.every(({ use }) => minimumContrast[use] > 1)).toBe(true);
});

const paintOf = (hex: string) => {
  const color = fromHex(hex);
  if (color === undefined) throw new Error(`${hex} is not a colour`);
  return paint(color);
};

test('the ratio is that of WCAG 2.2: 21 for black on white, 4.54 for the grey that is known to pass', () => {
  expect(contrastRatio(paintOf('#000'), paintOf('#fff'))).toBeCloseTo(21, 5);
  expect(contrastRatio(paintOf('#767676'), paintOf('#fff'))).toBeCloseTo(4.54, 2);
  expect(contrastRatio(paintOf('#fff'), paintOf('#767676'))).toBeCloseTo(4.54, 2);
});

test('a translucent ground is measured over what lies beneath it', () => {
  const half = paintOf('#00000080');
  expect(contrastRatio(paintOf('#fff'), half, 'white')).toBeCloseTo(
    contrastRatio(paintOf('#fff'), paintOf('#7f7f7f')),
    1,
  );
  expect(contrastRatio(paintOf('#fff'), half, 'black')).toBeCloseTo(21, 5);
  expect(contrastRatio(paintOf('#000'), paintOf('#ffffff80'), 'black')).toBeCloseTo(
    contrastRatio(paintOf('#000'), paintOf('#808080')),
    5,
  );
});

test('a translucent figure is measured as it looks on its ground, which is white where nothing else is said', () => {
  const half = paintOf('#00000080');
  expect(contrastRatio(half, paintOf('#fff'))).toBeCloseTo(contrastRatio(paintOf('#7f7f7f'), paintOf('#fff')), 1);
  expect(contrastRatio(paintOf('#000'), half)).toBeCloseTo(contrastRatio(paintOf('#000'), paintOf('#7f7f7f')), 1);
});

test('each channel weighs as much as an eye sees of it', () => {
  const onBlack = ['#ff0000', '#00ff00', '#0000ff'].map((hex) => contrastRatio(paintOf(hex), paintOf('#000')));
  expect(onBlack.map((ratio) => Math.round(ratio * 100) / 100)).toEqual([5.25, 15.3, 2.44]);
});

test('near black, light falls in proportion: the two shades of a nearly black screen are hardly apart', () => {
  expect(contrastRatio(paintOf('#0a0a0a'), paintOf('#000'))).toBeCloseTo(1.06, 2);
});
