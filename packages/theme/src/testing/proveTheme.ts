import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../contrast/contrastPairs.ts';
import { composeTheme } from '../compose/composeTheme.ts';
import { fromHex } from '../palette/color.ts';
import type { Theme } from '../theme/theme.types.ts';
import { tokenNames, type TokenType, tokenTypes } from '../tokens/tokenTypes.ts';
import { dtcgErrors } from './dtcgErrors.ts';
import { unreadablePairs } from './wcag.ts';

const FONT_BYTES = 40 * 1024;
const RANDOM_BRANDS = 200;

/** Largest distance in hue of the tokens that follow the brand colour. */
const HUE_DEGREES = 20;

const huedBrands = ['#0f6b6b', '#c33a1a', '#3344cc', '#7a1fa2', '#1f9d3a', '#b8860b', '#ff6a1f'];

/** Edge cases for a palette: greys, black, white, and the corners of the gamut. */
const hardBrands = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff00ff', '#01010a'];

/** Registers the tests that every theme package must pass: format, contract, contrast for any brand, size of its faces. */
export const proveTheme = (theme: Theme): void => {
  describe(`theme ${theme.id}`, () => {
    test.each(['light', 'dark', 'shared'] as const)('tokens/%s.json follows DTCG 2025.10', async (group) => {
      expect(await dtcgErrors(`${theme.id}-${group}`, theme[group])).toEqual([]);
    });

    test.each(['light', 'dark', 'shared'] as const)(
      'tokens/%s.json gives every token of its half, typed, and no other',
      (group) => {
        const expected = tokenNames.filter((name) => isScheme(tokenTypes[name]) === (group !== 'shared'));
        expect(Object.keys(theme[group]).toSorted()).toEqual(expected.toSorted());
        for (const name of expected) expect([name, theme[group][name]?.$type]).toEqual([name, tokenTypes[name]]);
      },
    );

    test('every pair of the contrast table passes in both schemes', () => {
      const { contrast, measures } = composeTheme({ theme });
      expect(contrast).toEqual([]);
      expect(measures).toHaveLength(2 * contrastPairs.length);
    });

    test.each([undefined, ...hardBrands, ...huedBrands])(
      'words, controls and focus are seen on what they lie on, measured without the table (brand %s)',
      (brandColor) => {
        const { values } = composeTheme({ theme, brandColor });
        expect({ light: unreadablePairs(values.light), dark: unreadablePairs(values.dark) }).toEqual({
          light: [],
          dark: [],
        });
      },
    );

    test(`every pair passes for any brand colour (${RANDOM_BRANDS} random ones and the hardest)`, () => {
      for (const brandColor of hardBrands) expect(composeTheme({ theme, brandColor }).contrast).toEqual([]);
      const channel = integer({ min: 0, max: 255 });
      assert(
        property(tuple(channel, channel, channel), (channels) => {
          const brandColor = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
          expect(composeTheme({ theme, brandColor }).contrast).toEqual([]);
        }),
        { numRuns: RANDOM_BRANDS },
      );
    });

    test.each(huedBrands)(
      'the colour of a brand with %s is seen in action, links and focus of both schemes',
      (brandColor) => {
        const { values } = composeTheme({ theme, brandColor });
        const brand = hueOf(brandColor);
        for (const scheme of ['light', 'dark'] as const) {
          for (const name of ['action', 'action-hover', 'text-link', 'focus'] as const) {
            const turn = Math.abs(((hueOf(values[scheme][name] ?? '') - brand + 540) % 360) - 180);
            expect([scheme, name, turn < HUE_DEGREES]).toEqual([scheme, name, true]);
          }
        }
      },
    );

    test('what words stand on is opaque, so that a ratio holds wherever it lies', () => {
      const { values } = composeTheme({ theme });
      const grounds = new Set(
        contrastPairs.filter(({ beneath }) => beneath === undefined).map(({ background }) => background),
      );
      for (const name of grounds) {
        expect([name, values.light[name], values.dark[name]].join(' ')).toMatch(/^\S+ #[0-9a-f]{6} #[0-9a-f]{6}$/);
      }
    });

    test('each face is a file of at most 40 KB', () => {
      expect(theme.fonts.length).toBeGreaterThan(0);
      for (const { file } of theme.fonts) expect(statSync(fileURLToPath(file)).size).toBeLessThanOrEqual(FONT_BYTES);
    });
  });
};

const hueOf = (hex: string): number => fromHex(hex)?.h ?? Number.NaN;

const isScheme = (type: TokenType): boolean => type === 'color' || type === 'shadow';
