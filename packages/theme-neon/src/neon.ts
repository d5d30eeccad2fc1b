import { type BrandRecipe, scriptStacks, type Theme } from '@baize/theme';
import dark from '../tokens/dark.json' with { type: 'json' };
import light from '../tokens/light.json' with { type: 'json' };
import shared from '../tokens/shared.json' with { type: 'json' };
import { fonts } from './fonts.ts';

const brand: BrandRecipe = {
  base: ['action'],
  family: ['action-hover', 'action-pressed', 'text-link', 'text-accent', 'accent', 'accent-partner', 'glow', 'focus'],
  undertone: ['cover-tint'],
};

const body = ['system-ui', 'Segoe UI', 'Roboto'];

/** A city at night: indigo graphite or cool white, and one hot accent, the merchant's colour, with a gradient partner. */
export const neon: Theme = {
  id: 'neon',
  name: 'Neon',
  light,
  dark,
  shared,
  brand: { light: brand, dark: brand },
  fonts,
  scripts: [
    ...scriptStacks({
      body,
      display: ['Outfit', 'Outfit Arial', 'Outfit Roboto'],
      displayStyle: 'sans',
    }),
    // Outfit lacks Vietnamese letters, and a word must not mix two faces.
    { tags: ['vi'], body: [...body, 'sans-serif'], display: [...body, 'sans-serif'] },
  ],
};
