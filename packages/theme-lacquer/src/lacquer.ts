import { scriptStacks, type Theme } from '@baize/theme';
import dark from '../tokens/dark.json' with { type: 'json' };
import light from '../tokens/light.json' with { type: 'json' };
import shared from '../tokens/shared.json' with { type: 'json' };
import { fonts } from './fonts.ts';

/**
 * Lacquerware and gold leaf. In the dark the lacquer takes the merchant's hue and the action stays gold;
 * in the light the paper stays paper and the action is the merchant's colour.
 */
export const lacquer: Theme = {
  id: 'lacquer',
  name: 'Lacquer',
  light,
  dark,
  shared,
  brand: {
    light: {
      base: 'action',
      family: ['action-hover', 'action-pressed', 'text-link', 'focus', 'glow', 'accent-partner'],
      undertone: ['cover-tint', 'hero-scrim'],
    },
    dark: {
      base: 'accent',
      family: [],
      undertone: [
        'surface-page',
        'surface',
        'surface-raised',
        'surface-overlay',
        'surface-sunken',
        'surface-scrim',
        'hero-scrim',
        'cover-tint',
        'action-quiet',
        'action-quiet-hover',
        'skeleton',
        'skeleton-shine',
      ],
    },
  },
  fonts,
  scripts: scriptStacks({
    body: ['system-ui', 'Segoe UI', 'Roboto'],
    display: ['Fraunces', 'Fraunces Georgia', 'Fraunces Noto'],
    displayStyle: 'serif',
  }),
};
