import { expect, test } from 'vitest';
import { contrastPairs, minimumContrast } from '../contrast/contrastPairs.ts';
import { contrastRatio } from '../contrast/contrastRatio.ts';
import { parseTheme } from '../compose/parseTheme.ts';
import { plainTheme } from '../testing/plainTheme.ts';
import type { BrandRecipe, ColorName, Scheme, TokenFile } from '../theme/theme.types.ts';
import { applyBrand } from './applyBrand.ts';
import { type Oklch, paint } from './color.ts';

const recipe: BrandRecipe = { base: ['action'], family: [], undertone: [] };

/** The plain theme with a few colours of its own, `[l, c, h]` or `[l, c, h, alpha]`. */
const colorsOf = (scheme: Scheme, own: Partial<Record<ColorName, readonly number[]>> = {}) => {
  const entries = Object.entries(own).map(([name, [l, c, h, alpha = 1]]) => [
    name,
    { $value: { colorSpace: 'oklch', components: [l, c, h], alpha } },
  ]);
  const file = { ...plainTheme[scheme], ...(Object.fromEntries(entries) as TokenFile) };
  return parseTheme({ ...plainTheme, [scheme]: file }).colors[scheme];
};

const brand = (l: number, c: number, h: number): Oklch => ({ l, c, h, alpha: 1 });

test('surfaces turn with the brand by as much as the brand stands off the theme’s own colour, and keep their lightness', () => {
  const theme = colorsOf('light', { action: [0.5, 0.1, 30], surface: [0.98, 0.01, 40] });
  const { given } = applyBrand('light', theme, { ...recipe, undertone: ['surface'] }, brand(0.4, 0.12, 200));
  expect(given.get('surface')).toEqual({ l: 0.98, c: 0.01, h: 210, alpha: 1 });
});

test('surfaces may be drawn beside another colour than the first base', () => {
  const theme = colorsOf('light', { accent: [0.5, 0.1, 90], surface: [0.98, 0.01, 40] });
  const beside: BrandRecipe = { ...recipe, undertone: ['surface'], undertoneBeside: 'accent' };
  expect(applyBrand('light', theme, beside, brand(0.4, 0.12, 200)).given.get('surface')?.h).toBe(150);
});

test('a brand with little colour lends little, and a grey one neither colour nor hue', () => {
  const theme = colorsOf('light', { surface: [0.98, 0.01, 40] });
  const surfaceOf = (color: Oklch) =>
    applyBrand('light', theme, { ...recipe, undertone: ['surface'] }, color).given.get('surface');
  expect(surfaceOf(brand(0.4, 0.03, 40))?.c).toBeCloseTo(0.005, 6);
  expect(surfaceOf(brand(0.4, 0.3, 40))?.c).toBe(0.01);
  expect(surfaceOf(brand(0.4, 0, 0))).toEqual({ l: 0.98, c: 0, h: 40, alpha: 1 });
});

test('every base takes the brand colour itself, each as translucent as it was', () => {
  const theme = colorsOf('light', { action: [0.5, 0.1, 30, 0.9], glow: [0.5, 0.1, 30, 0.4] });
  const bases: BrandRecipe = { ...recipe, base: ['action', 'glow'] };
  const { given } = applyBrand('light', theme, bases, brand(0.3, 0.12, 200));
  expect([given.get('action'), given.get('glow')]).toEqual([
    { l: 0.3, c: 0.12, h: 200, alpha: 0.9 },
    { l: 0.3, c: 0.12, h: 200, alpha: 0.4 },
  ]);
});

test('the family keeps its distance from the base in lightness, colour and hue', () => {
  const theme = colorsOf('light', { action: [0.5, 0.1, 30], glow: [0.6, 0.05, 50, 0.5] });
  const { given } = applyBrand('light', theme, { ...recipe, family: ['glow'] }, brand(0.4, 0.12, 200));
  const { l, c, h, alpha } = given.get('glow') ?? brand(0, 0, 0);
  expect([l, c, h, alpha]).toEqual([expect.closeTo(0.5, 6), expect.closeTo(0.06, 6), 220, 0.5]);
});

test.each([
  ['light', brand(0.95, 0.1, 100), -1],
  ['dark', brand(0.2, 0.05, 260), 1],
] as const)(
  'in %s a colour that cannot be seen moves in lightness alone, away from the surfaces, no further than needed',
  (scheme, wanted, way) => {
    const { given, shown, correction } = applyBrand(scheme, colorsOf(scheme), recipe, wanted);
    const { l, ...rest } = given.get('action') ?? brand(0, 0, 0);
    expect(rest).toEqual({ c: wanted.c, h: wanted.h, alpha: 1 });
    expect(Math.sign(l - wanted.l)).toBe(way);
    const spare = contrastPairs
      .filter(({ foreground, background }) => foreground === 'action' || background === 'action')
      .map(({ foreground, background, use }) => {
        const [figure, ground] = [shown.get(foreground), shown.get(background)];
        return figure && ground ? contrastRatio(figure, ground) / minimumContrast[use] : Number.NaN;
      });
    expect(Math.min(...spare)).toBeGreaterThanOrEqual(1);
    expect(Math.min(...spare)).toBeLessThan(1.03);
    expect(correction?.shown).toBe(shown.get('action')?.hex);
  },
);

/** The pairs with a colour as the action of a scheme, the one that is furthest from its minimum first. */
const measured = (theme: ReturnType<typeof colorsOf>, color: Oklch) => {
  const own = paint(color);
  return contrastPairs
    .filter(({ foreground, background }) => [foreground, background].includes('action'))
    .map((pair) => {
      const [figure = own, ground = own] = [pair.foreground, pair.background].map((name) =>
        name === 'action' ? own : theme.shown.get(name),
      );
      return { pair, ratio: contrastRatio(figure, ground) };
    })
    .toSorted((a, b) => a.ratio / minimumContrast[a.pair.use] - b.ratio / minimumContrast[b.pair.use]);
};

test.each([0.97, 0.85, 0.75, 0.66])(
  'a correction is told by the pair that the brand colour fails worst (lightness %d)',
  (lightness) => {
    // Words on the action are dark, and one surface is darker than the others: each lightness fails another pair worst.
    const theme = colorsOf('light', { 'text-on-action': [0.3, 0, 0], 'surface-sunken': [0.8, 0, 0] });
    const wanted = brand(lightness, 0.05, 100);
    const [worst] = measured(theme, wanted);
    const { correction } = applyBrand('light', theme, recipe, wanted);
    expect(correction).toMatchObject({ token: 'action', wanted: paint(wanted).hex, pair: worst?.pair });
    expect(correction?.ratio).toBeCloseTo(worst?.ratio ?? 0, 6);
  },
);

test('an action whose words can be read must stand off the darkest surface all the same', () => {
  const theme = colorsOf('light', { 'surface-sunken': [0.6, 0, 0] });
  const wanted = brand(0.4, 0.05, 100);
  const settled = applyBrand('light', theme, recipe, wanted).given.get('action') ?? wanted;
  const [least] = measured(theme, settled);
  expect(settled.l).toBeLessThan(wanted.l);
  expect(least?.ratio).toBeLessThan(3.1);
  expect(measured(theme, settled).filter(({ ratio, pair }) => ratio < minimumContrast[pair.use])).toEqual([]);
});

test('a colour that a recipe speaks of and no file gives is a bug, told by its name', () => {
  const theme = colorsOf('light');
  const given = new Map([...theme.given].filter(([name]) => name !== 'action'));
  expect(() => applyBrand('light', { ...theme, given }, recipe, brand(0.4, 0.1, 30))).toThrow(
    'The colour action was never read',
  );
});

test('a brand colour that can be seen is no correction', () => {
  expect(applyBrand('light', colorsOf('light'), recipe, brand(0.4, 0.1, 30))).not.toHaveProperty('correction');
});
