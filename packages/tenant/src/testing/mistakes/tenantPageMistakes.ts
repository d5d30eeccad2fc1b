import { replace } from './edits.ts';
import type { Mistake } from './mistake.types.ts';

const file = 'tenant.json';
const swap = (from: string, to: string) => replace(file, from, to);
const withShelf = (shelf: string) => swap('"format": 1,', `"format": 1,\n  "home": { "firstShelf": ${shelf} },`);

/** Mistakes in the page fields of `tenant.json`: navigation, claims, first shelf. */
export const tenantPageMistakes: readonly Mistake[] = [
  {
    name: 'a page that there is not',
    edit: swap('"home"\n', '"home",\n    "hmoe"\n'),
    at: `${file}:28:5`,
    code: 'wrong-value',
    says: 'is "hmoe"',
    fix: 'Did you mean "home"?',
  },
  {
    name: 'a page that this release has not',
    edit: swap('"home"\n', '"home",\n    "vip"\n'),
    at: `${file}:28:5`,
    code: 'page-not-offered',
    severity: 'warning',
    says: 'a page that this release has not: vip',
    fix: 'this one has home, login, member',
  },
  {
    name: 'two pages that this release has not',
    edit: swap('"home"\n', '"home",\n    "vip",\n    "agent"\n'),
    at: `${file}:28:5`,
    code: 'page-not-offered',
    severity: 'warning',
    says: '"navigation" names pages that this release has not: vip, agent',
    fix: 'They are left out until a release has them',
  },
  {
    name: 'a page that no menu can show',
    edit: swap('"home"\n', '"home",\n    "lottery"\n'),
    at: `${file}:28:5`,
    code: 'page-not-shown',
    severity: 'warning',
    says: '"navigation" names "lottery", a page that no menu can show',
    fix: 'Use some of: home, login, member',
  },
  {
    name: 'claims of a day that is still to come',
    edit: swap('2026-02-28', '2126-02-28'),
    at: `${file}:31:13`,
    code: 'wrong-value',
    says: 'a day that is still to come',
    fix: 'on which the figures were taken',
  },
  {
    name: 'a day that there is not',
    edit: swap('2026-02-28', '2026-02-30'),
    at: `${file}:31:13`,
    code: 'wrong-value',
    says: 'there is no such day',
    fix: 'YYYY-MM-DD',
  },
  {
    name: 'claims without their source',
    edit: swap('    "source": "Our records",\n', ''),
    at: `${file}:29:13`,
    code: 'missing-field',
    says: '"claims.source" is missing',
    fix: 'Who states these figures',
  },
  {
    name: 'a kind of shelf that there is not',
    edit: withShelf('{ "kind": "drawz" }'),
    at: `${file}:3:37`,
    code: 'wrong-value',
    says: '"home.firstShelf.kind" is "drawz", which is not one of its values',
    fix: 'Did you mean "draws"?',
  },
  {
    name: 'a shelf that does not say its kind',
    edit: withShelf('{ "category": "PVP" }'),
    at: `${file}:3:27`,
    code: 'missing-field',
    says: '"home.firstShelf.kind" is missing',
    fix: 'one of draws, table, room',
  },
  {
    name: 'a table without its game',
    edit: withShelf('{ "kind": "table", "vassalage": "PEARL" }'),
    at: `${file}:3:27`,
    code: 'missing-field',
    says: '"home.firstShelf.gameCode" is missing',
    fix: 'such as "speed-baccarat"',
  },
  {
    name: 'a field of a shelf that is mistyped',
    edit: withShelf('{ "kind": "room", "categroy": "PVP" }'),
    at: `${file}:3:45`,
    code: 'unknown-key',
    says: '"home.firstShelf.categroy" is not a known field',
    fix: 'Did you mean "category"?',
  },
];
