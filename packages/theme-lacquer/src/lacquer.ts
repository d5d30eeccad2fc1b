import { scriptStacks, type Theme } from '@baize/theme';
import dark from '../tokens/dark.json' with { type: 'json' };
import light from '../tokens/light.json' with { type: 'json' };
import shared from '../tokens/shared.json' with { type: 'json' };
import { fonts } from './fonts.ts';

/**
 * Lacquerware and gold leaf. Actions, links and focus take the merchant's colour in both schemes; hairlines stay gold.
 * In dark, the surfaces take the merchant's hue; in light, they stay the colour of paper.
 */
export const lacquer: Theme = {
  id: 'lacquer',
  name: 'Lacquer',
  light,
  dark,
  shared,
  brand: {
    light: {
      base: ['action'],
      family: ['action-hover', 'action-pressed', 'text-link', 'focus', 'glow', 'accent-partner'],
      undertone: ['cover-tint', 'hero-scrim'],
    },
    dark: {
      base: ['action', 'accent'],
      family: ['action-hover', 'action-pressed', 'text-link', 'text-accent', 'focus', 'glow'],
      undertoneBeside: 'accent',
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
        'overlay-hover',
        'skeleton',
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
