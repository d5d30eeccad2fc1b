import { jurisdictionSources } from '@baize/domain/jurisdiction-sources';
import type { LawSource } from '@baize/domain/jurisdiction-sources';
import { languageCodes } from '@baize/domain/languages';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBaize } from '../runBaize.ts';
import { schemaRows, type JsonSchema } from './schemaRows.ts';
import { sentenceText } from './referencePage.ts';

const root = join(import.meta.dirname, '../../../..');

test('the page of everything that a tenant may say is that of this release: npm run baize -- reference', async () => {
  const said = { out: '', error: '' };
  const code = await runBaize(['reference', '--check'], {
    out: (text) => void (said.out += text),
    error: (text) => void (said.error += text),
    color: false,
    cwd: root,
    env: {},
  });
  expect({ code, ...said }).toEqual({ code: 0, out: '', error: '' });
});

test.each(['tenant', 'banners', 'sandbox'])('every key of the %s file has a type and a meaning', async (name) => {
  const schema = JSON.parse(await readFile(join(root, `packages/tenant/${name}.schema.json`), 'utf8')) as JsonSchema;
  const { w_home: group } = schema.properties ?? {};
  const rows = schemaRows(name === 'banners' ? (group?.items ?? {}) : schema);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ type, meaning }) => type === 'anything' || meaning.trim() === '')).toEqual([]);
});

const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

test('a row says type, limits, what holds when it is left out, and the names to choose from', () => {
  const [age, size, tongue, games] = schemaRows({
    required: ['age'],
    properties: {
      age: { type: 'integer', minimum: 18, maximum: 25, description: 'The age.' },
      size: { type: 'array', items: { enum: ['s', 'm'], description: 'A size.' }, default: [] },
      tongue: { enum: languageCodes, description: 'The language.' },
      games: {
        type: 'object',
        description: 'Games.',
        properties: { kind: { enum: nine, description: 'Kind.' } },
      },
    },
  });
  expect(age).toEqual({ key: 'age', type: 'integer, 18 to 25', usual: 'needed', meaning: 'The age.' });
  expect(size).toEqual({ key: 'size', type: 'list of "s" or "m"', usual: '`[]`', meaning: 'A size.' });
  expect(tongue?.type).toBe('a language');
  expect(games?.key).toBe('games');
  expect(schemaRows({ properties: { kind: { enum: nine, description: 'Kind.' } } })[0]?.meaning).toContain('`i`.');
});

test('a sentence is written as a .po file has it', () => {
  expect(sentenceText(['Hello ', ['name'], '!'])).toBe('Hello {name}!');
  const choices = { offset: 1, one: ['# game'], other: ['#', ' of ', ['brandName']] };
  expect(sentenceText([['count', 'plural', choices]])).toBe(
    '{count, plural, offset:1 one {# game} other {# of {brandName}}}',
  );
});

test('the page names the source of each rule of a law [D58]', async () => {
  const page = await readFile(join(root, 'docs/tenant-reference.md'), 'utf8');
  for (const sources of Object.values(jurisdictionSources))
    for (const { name, section, says, url } of Object.values<LawSource>(sources))
      expect(page).toContain(`| ${says} | [${name}](${url}), ${section} |`);
});
