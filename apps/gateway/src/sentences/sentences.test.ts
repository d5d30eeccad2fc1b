import { readFile } from 'node:fs/promises';
import { languages } from '@baize/domain/languages';
import { differingTranslations, sentenceFaults } from '@baize/tooling/sentences';
import { describe, expect, it } from 'vitest';

const codes = ['EN', 'CN', 'VI', 'ES', 'PT-BR', 'AR', 'UR'] as const;
type Code = (typeof codes)[number];

const json = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));

const catalog = async (code: Code) => (await json(`./${code}.json`)) as Record<string, string>;

const seeds = [
  '../announcements/data/announcements.json',
  '../points/data/rewards.json',
  '../promotions/data/missions.json',
  '../system/data/helpTopics.json',
];

type InLanguages = Readonly<Record<Code, unknown>>;

const isInLanguages = (value: object): value is InLanguages => codes.every((code) => code in value);

/** All strings in a value, in order. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** All texts in a file of seeds that have seven languages. */
function writtenIn(value: unknown): readonly InLanguages[] {
  if (typeof value !== 'object' || value === null) return [];
  return isInLanguages(value) ? [value] : Object.values(value).flatMap(writtenIn);
}

/** The text without markup and addresses. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:a|strong)\b[^<>]*>/gu, '')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

describe.each(codes)('the gateway speaks %s', (code) => {
  const { tag } = languages[code];

  it('in sentences whose values, script, digits and marks are right', async () => {
    const english = await catalog('EN');
    const own = await catalog(code);
    const problems = Object.entries(own).flatMap(([id, text]) =>
      sentenceFaults({ code, tag, english: english[id] ?? '', text }).map((problem) => `${id}: ${problem}: ${text}`),
    );
    expect(Object.keys(own)).toEqual(Object.keys(english));
    expect(problems).toEqual([]);
    expect(differingTranslations(english, own)).toEqual([]);
  });

  it('in seeds whose script, digits and marks are right', async () => {
    const pairs = (await Promise.all(seeds.map(json))).flatMap(writtenIn).flatMap((written) => {
      const english = textsIn(written.EN).map(wordsOf);
      return textsIn(written[code]).map((text, at) => ({ english: english[at] ?? '', text: wordsOf(text) }));
    });
    const problems = pairs.flatMap(({ english, text }) =>
      sentenceFaults({ code, tag, english, text }).map((problem) => `${problem}: ${text}`),
    );
    expect(pairs.length).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });
});
