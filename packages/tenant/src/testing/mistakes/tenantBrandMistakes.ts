import { replace } from './edits.ts';
import type { Mistake } from './mistake.types.ts';

const file = 'tenant.json';
const swap = (from: string, to: string) => replace(file, from, to);

/** Mistakes in the brand fields of `tenant.json`: id, name, colours. */
export const tenantBrandMistakes: readonly Mistake[] = [
  {
    name: 'a blank name',
    edit: swap('"Brand alpha"', '"   "'),
    at: `${file}:3:16`,
    code: 'wrong-value',
    says: 'it is blank',
    fix: '1 to 24 characters',
  },
  {
    name: 'an empty name',
    edit: swap('"Brand alpha"', '""'),
    at: `${file}:3:16`,
    code: 'wrong-value',
    says: '"brandName" is empty',
    fix: '1 to 24 characters',
  },
  {
    name: 'a name that is too long',
    edit: swap('"Brand alpha"', `"${'Brand'.repeat(6)}"`),
    at: `${file}:3:16`,
    code: 'wrong-value',
    says: 'has 30 characters; 24 are the most',
    fix: '1 to 24 characters',
  },
  {
    name: 'a name that turns the text around',
    edit: swap('"Brand alpha"', '"Brand\u202Eahpla"'),
    at: `${file}:3:16`,
    code: 'wrong-value',
    says: 'U+202E, that turns the direction',
    fix: 'characters that can be seen',
  },
  {
    name: 'a name with a space of no width',
    edit: swap('"Brand alpha"', '"Brand\u200Balpha"'),
    at: `${file}:3:16`,
    code: 'wrong-value',
    says: 'U+200B, that cannot be seen',
    fix: 'characters that can be seen',
  },
  {
    name: 'a name that ends with a space',
    edit: swap('"Brand alpha"', '"Brand alpha "'),
    at: `${file}:3:16`,
    code: 'wrong-value',
    says: 'begins or ends with a space',
    fix: 'characters that can be seen',
  },
  {
    name: 'a theme that there is not',
    edit: swap('"lacquer"', '"laquer"'),
    at: `${file}:9:12`,
    code: 'wrong-value',
    says: '"theme" is "laquer"',
    fix: 'Did you mean "lacquer"?',
  },
  {
    name: 'a colour by its name',
    edit: swap('"theme"', '"brandColor": "gold",\n  "theme"'),
    at: `${file}:9:17`,
    code: 'wrong-value',
    says: '"brandColor" is "gold"',
    fix: '#rrggbb',
  },
  {
    name: 'a colour of three digits',
    edit: swap('"theme"', '"brandColor": "#fc0",\n  "theme"'),
    at: `${file}:9:17`,
    code: 'wrong-value',
    says: '"brandColor" is "#fc0"',
    fix: '#rrggbb',
  },
  {
    name: 'a colour that cannot be shown as it is',
    edit: swap('"theme"', '"brandColor": "#ffff00",\n  "theme"'),
    at: `${file}:9:17`,
    code: 'brand-color-corrected',
    severity: 'warning',
    says: 'shows #ffff00 in the light scheme as #',
    fix: 'give "action" a colour of your own under "light"',
  },
  {
    name: 'an id of the platform',
    edit: swap('"format": 1,', '"format": 1,\n  "id": "gateway",'),
    at: `${file}:3:9`,
    code: 'reserved-id',
    says: '"gateway" is a host name of the platform',
    fix: 'such as "gateway-play"',
  },
  {
    name: 'an id with capital letters',
    edit: swap('"format": 1,', '"format": 1,\n  "id": "Alpha",'),
    at: `${file}:3:9`,
    code: 'wrong-value',
    says: '"id" is "Alpha"',
    fix: 'small letters, digits, hyphens',
  },
];
