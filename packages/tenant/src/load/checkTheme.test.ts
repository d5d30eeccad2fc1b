import { lacquer } from '@baize/theme-lacquer';
import { neon } from '@baize/theme-neon';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JsonSource } from '../diagnostics/source.ts';
import { checkTheme } from './checkTheme.ts';
import type { ReadableFacts } from './readableFacts.ts';

let dir = '';

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-theme-'));
  mkdirSync(join(dir, 'brand'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const check = (facts: Partial<ReadableFacts>, tokens?: object) => {
  const file = join(dir, 'brand/tokens.json');
  if (tokens === undefined) rmSync(file, { force: true });
  else writeFileSync(file, JSON.stringify(tokens));
  const source = new JsonSource('tenant.json', `{"brandColor": "${facts.brandColor ?? ''}"}`);
  return checkTheme(dir, source, { theme: 'lacquer', languages: ['EN'], ...facts });
};
const told = (...given: Parameters<typeof check>) => check(...given).diagnostics;
const colour = (value: string) => ({ $value: value });

test('a theme comes with its faces, its page in each scheme, and the stacks of the offered scripts', () => {
  for (const [id, { fonts }] of Object.entries({ lacquer, neon })) {
    const { theme } = check({ theme: id as 'lacquer' | 'neon', languages: ['EN', 'TH'] });
    expect(theme?.fonts).toBe(fonts);
    expect(Array.from(theme?.css.matchAll(/\[lang=(\w+)\]/g) ?? [], ([, tag]) => tag)).toEqual(['th']);
    expect(theme?.css).toContain('--surface-page:light-dark(');
  }
  const { theme } = check(
    {},
    { light: { 'surface-page': colour('#fdfdfd') }, dark: { 'surface-page': colour('#010101') } },
  );
  expect(theme?.ground).toEqual({ light: '#fdfdfd', dark: '#010101' });
});

test('a brand colour that neither scheme can show is told once, with what each shows and why', () => {
  const [diagnostic, ...others] = told({ brandColor: '#777777' });
  expect(others).toEqual([]);
  expect(diagnostic).toMatchObject({ severity: 'warning', code: 'brand-color-corrected', line: 1, column: 16 });
  const why = String.raw`as #[0-9a-f]{6}, for its contrast with "text-on-action" is 4\.\d+ and 4\.5 is the least`;
  expect(diagnostic?.message).toMatch(
    new RegExp(`^The main action shows #777777 in the light scheme ${why}; in the dark scheme ${why}\\.$`),
  );
  expect(diagnostic?.fix).toContain('give "action" a colour of your own under "light"');
  expect(told({ brandColor: '#000001' })[0]?.fix).toContain('under "dark"');
});

test('a reported contrast always reads as below the minimum', () => {
  const greys = Array.from({ length: 24 }, (_, step) => `#${(0x70 + step).toString(16).repeat(3)}`);
  const ratios = greys
    .flatMap((brandColor) => told({ brandColor }))
    .flatMap(({ message }) => [...message.matchAll(/ is ([\d.]+) and ([\d.]+) is the least/g)])
    .map(([, ratio, least]) => [Number(ratio), Number(least)] as const);
  expect(ratios.length).toBeGreaterThan(10);
  for (const [ratio, least] of ratios) expect(ratio).toBeLessThan(least);
});

test('each colour of the merchant’s own that fails is told once a scheme, at its value', () => {
  const tokens = {
    light: { text: colour('#eeeeee') },
    dark: { text: colour('#222222'), 'text-muted': colour('#222222') },
  };
  const diagnostics = told({}, tokens);
  const column = (words: string) => JSON.stringify(tokens).lastIndexOf(words) + words.length + 1;
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
    [1, 2, 3].map(() => ['low-contrast', 'error']),
  );
  expect(diagnostics.map((each) => each.column)).toEqual([
    column('{"light":{"text":{"$value":'),
    column('"dark":{"text":{"$value":'),
    column('"text-muted":{"$value":'),
  ]);
  expect(
    diagnostics.map(({ message }) => /^In the (\w+) scheme "([\w-]+)" \((#\w+)\) on "/.exec(message)?.slice(1)),
  ).toEqual([
    ['light', 'text', '#eeeeee'],
    ['dark', 'text', '#222222'],
    ['dark', 'text-muted', '#222222'],
  ]);
  expect(
    diagnostics.every(({ message }) =>
      / has a contrast of [\d.]+; 4\.5 is the least \(and \d+ more\)\.$/.test(message),
    ),
  ).toBe(true);
});

test('a colour that fails in one pair is reported without a count', () => {
  const [diagnostic, ...others] = told(
    {},
    { light: { 'badge-new': colour('#ffffff'), 'text-on-badge': colour('#ffffff'), 'badge-live': colour('#000000') } },
  );
  expect(others).toEqual([]);
  expect(diagnostic?.message).toBe(
    'In the light scheme "text-on-badge" (#ffffff) on "badge-new" (#ffffff) has a contrast of 1; 4.5 is the least.',
  );
  expect(diagnostic?.fix).toBe('Choose a colour for "text-on-badge" that stands out more, or leave it to the theme.');
});

test('a ground of the merchant’s own is to blame for what the theme writes on it', () => {
  // One of the two colours is close to the theme's text colour on a badge.
  const diagnostics = ['#ffffff', '#000000'].flatMap((ground) => told({}, { light: { 'badge-new': colour(ground) } }));
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ column: '{"light":{"badge-new":{"$value":'.length + 1 });
  expect(diagnostics[0]?.fix).toContain('Choose a colour for "badge-new"');
});

test('unusable tokens are reported at their name or value, and invalid JSON at its position', () => {
  const text = '{"night":{},"shared":{"action":{"$value":"#fff"},"gutter":{"$type":"color","$value":1}},"dark":7}';
  const diagnostics = told({}, JSON.parse(text) as object);
  expect(diagnostics.map(({ code, column, fix }) => [code, column, fix])).toEqual([
    ['unknown-key', 2, 'Correct the entry, or remove it to keep the theme’s value.'],
    [
      'wrong-value',
      text.indexOf('{"$value":"#fff"}') + 1,
      'Correct the entry, or remove it to keep the theme’s value.',
    ],
    ['wrong-type', text.indexOf('"color"') + 1, 'Correct the entry, or remove it to keep the theme’s value.'],
    ['wrong-value', text.indexOf('7}') + 1, 'Correct the entry, or remove it to keep the theme’s value.'],
  ]);
  writeFileSync(join(dir, 'brand/tokens.json'), '{');
  const broken = checkTheme(dir, new JsonSource('tenant.json', '{}'), { theme: 'neon', languages: [] });
  expect([broken.theme, broken.diagnostics.map(({ code }) => code)]).toEqual([undefined, ['json-syntax']]);
});
