import { flatPng } from '../flatPng.ts';
import { all, move, remove, replace, write } from './edits.ts';
import type { Mistake } from './mistake.types.ts';

const banners = 'banners/banners.json';
const wide = 'banners/w_home/second.svg';
const svg = (attributes: string, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>\n  ${inner}\n</svg>\n`;

/** Mistakes in `banners/`: the slides and their pictures. */
export const bannerMistakes: readonly Mistake[] = [
  {
    name: 'a banner group that is mistyped',
    edit: replace(banners, '"w_home"', '"w_hoem"'),
    at: `${banners}:2:3`,
    code: 'unknown-key',
    says: '"w_hoem" is not a known field',
    fix: 'Did you mean "w_home"?',
  },
  {
    name: 'a banner group that there is not',
    edit: replace(banners, '"w_home"', '"carousel"'),
    at: `${banners}:2:3`,
    code: 'unknown-key',
    says: '"carousel" is not a known field',
    fix: 'Use one of: $schema, w_home',
  },
  {
    name: 'two slides by the same id',
    edit: replace(banners, '"id": "second"', '"id": "first"'),
    at: `${banners}:10:13`,
    code: 'duplicate-banner',
    says: 'The slide id "first" stands twice',
    fix: 'an id of its own',
  },
  {
    name: 'a slide that was renamed in one place',
    edit: replace(banners, '"id": "second"', '"id": "summer"'),
    at: `${banners}:10:13`,
    code: 'renamed-banner',
    says: 'no slide is called "second"',
    fix: 'banner.w_home.summer.title',
  },
  {
    name: 'a slide without its picture',
    edit: replace(banners, '"second.svg"', '"third.svg"'),
    at: `${banners}:11:16`,
    code: 'missing-file',
    says: 'There is no picture "third.svg"',
    fix: 'Write "second.svg"',
  },
  {
    name: 'a picture in other case than its name',
    edit: move(wide, 'banners/w_home/Second.svg'),
    at: `${banners}:11:16`,
    code: 'wrong-case',
    says: 'differ in case',
    fix: 'Write "Second.svg"',
  },
  {
    name: 'a picture of a slide that is elsewhere',
    edit: replace(banners, '"second.svg"', '"../../../second.svg"'),
    at: `${banners}:11:16`,
    code: 'wrong-value',
    says: 'it is not the name of a picture file',
    fix: "in the group's folder",
  },
  {
    name: 'a picture that no slide shows',
    edit: write('banners/w_home/winter.svg', svg('')),
    at: 'banners/w_home/winter.svg:1:1',
    code: 'unknown-file',
    severity: 'warning',
    says: 'Nothing reads "winter.svg"',
    fix: 'Remove it',
  },
  {
    name: 'a wide banner that is upright',
    edit: replace(wide, '0 0 2100 900', '0 0 800 1000'),
    at: `${wide}:1:1`,
    code: 'wrong-size',
    says: 'is 800 × 1000 but must be of the shape 21:9',
    fix: 'viewBox="0 0 2100 900"',
  },
  {
    name: 'a narrow banner that is wide',
    edit: replace('banners/w_home/first-narrow.svg', '0 0 800 1000', '0 0 1600 900'),
    at: 'banners/w_home/first-narrow.svg:1:1',
    code: 'wrong-size',
    says: 'must be of the shape 4:5',
    fix: 'viewBox="0 0 400 500"',
  },
  {
    name: 'a photograph that is too small',
    edit: all(
      replace(banners, '"second.svg"', '"second.png"'),
      remove(wide),
      write('banners/w_home/second.png', flatPng(420, 180)),
    ),
    at: 'banners/w_home/second.png:1:1',
    code: 'wrong-size',
    says: 'is 420 × 180',
    fix: '720 pixels wide or more',
  },
  {
    name: 'a banner that leads to its own page',
    edit: replace(banners, '"to": "login"', '"to": "home"'),
    at: `${banners}:7:13`,
    code: 'own-page',
    says: 'the page that it stands on',
    fix: 'Lead to another page',
  },
  {
    name: 'a banner that leads to an address',
    edit: replace(banners, '"to": "login"', '"to": "https://alpha.example"'),
    at: `${banners}:7:13`,
    code: 'wrong-value',
    says: 'which is not one of its values',
    fix: 'Use one of: home, login',
  },
  {
    name: 'a banner to a page that this release has not',
    edit: replace(banners, '"to": "login"', '"to": "vip"'),
    at: `${banners}:7:13`,
    code: 'page-not-offered',
    severity: 'warning',
    says: 'This release has no page "vip"',
    fix: 'Use one of: home, login, member',
  },
];
