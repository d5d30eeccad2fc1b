import { expect, it } from 'vitest';
import { reviewCatalog } from './reviewCatalog.ts';
import { extractSentences, type SourceSentence } from './sentencesInSource.ts';
import { updateCatalog } from './updateCatalog.ts';

const sentence = (id: string, text: string, more: Partial<SourceSentence> = {}): SourceSentence => ({
  id,
  area: 'points',
  text,
  notes: [],
  ...more,
});
const code = 'ES';
const header = 'msgid ""\nmsgstr ""\n"Language: ES\\n"\n';
const entry = (id: string, english: string, text: string, area = 'points') =>
  `\n#. ${english}\nmsgctxt "${area}"\nmsgid "${id}"\nmsgstr "${text}"\n`;

it('a new sentence gets an empty entry beside its English, and is missing', async () => {
  const source = [sentence('points.b', 'Points'), sentence('points.a', 'Log', { area: 'shell' })];
  const existing = header + entry('points.b', 'Points', 'Puntos');
  const text = await updateCatalog({ code, existing, source });
  expect(text).toBe(header + entry('points.a', 'Log', '', 'shell') + entry('points.b', 'Points', 'Puntos'));
  expect(await reviewCatalog({ code, text, source })).toEqual(['ES shell: missing: points.a']);
});

it('a translation is kept in another area, and by a translator’s note', async () => {
  const existing = header + entry('points.a', 'Points', 'Puntos').replace('\n#.', '\n# Always in the plural\n#.');
  const text = await updateCatalog({ code, existing, source: [sentence('points.a', 'Points', { area: 'general' })] });
  expect(text).toBe(existing.replace('"points"', '"general"'));
});

it('a changed English sentence is noted until its translation is checked, or the English is as before', async () => {
  const existing = header + entry('points.a', 'Points', 'Puntos');
  const changed = [sentence('points.a', 'Your points')];
  const text = await updateCatalog({ code, existing, source: changed });
  expect(text).toBe(header + entry('points.a', 'Your points\n#. was: Points', 'Puntos'));
  expect(await updateCatalog({ code, existing: text, source: changed })).toBe(text);
  expect(await reviewCatalog({ code, text, source: changed })).toEqual([
    'ES points: changed in English: points.a (was “Points”)',
  ]);

  const twice = await updateCatalog({ code, existing: text, source: [sentence('points.a', 'All points')] });
  expect(twice).toBe(header + entry('points.a', 'All points\n#. was: Points', 'Puntos'));
  expect(await updateCatalog({ code, existing: text, source: [sentence('points.a', 'Points')] })).toBe(existing);
  const checked = new Set(['points.a']);
  expect(await updateCatalog({ code, existing: text, source: changed, checked })).toBe(
    header + entry('points.a', 'Your points', 'Puntos'),
  );
});

it.each([
  ['{count} points', '{cuenta} puntos', 'other values in other: {cuenta}, {count}'],
  [
    '{n, plural, one {{n} point} other {{n} points}}',
    '{n, plural, one {{n} punto} other {{n} puntos}}',
    'plural of one, other, not many, one, other',
  ],
  ['Log in', 'Entrar en la cuenta de puntos', '29 characters, more than 24 for this English'],
])('“%s” as “%s” is suspicious', async (english, translation, why) => {
  const source = [sentence('points.a', english)];
  const text = header + entry('points.a', english, translation);
  expect(await reviewCatalog({ code, text, source })).toEqual([`ES points: suspicious: points.a (${why})`]);
});

it('a translation longer than the place that its macro’s comment names is suspicious', async () => {
  const source = [sentence('points.a', 'Points', { notes: ['at most 5 characters'] })];
  const existing = header + entry('points.a', 'Points', 'Puntos');
  const text = await updateCatalog({ code, existing, source });
  expect(text).toContain('#. Points\n#. at most 5 characters\n');
  expect(await reviewCatalog({ code, text, source })).toEqual([
    'ES points: suspicious: points.a (6 characters, more than 5 in its place)',
  ]);
});

it('an unconfirmed translation is kept with its mark, and missing', async () => {
  const source = [sentence('points.a', 'Points')];
  const existing = header + entry('points.a', 'Points', 'Puntos').replace('msgctxt', '#, fuzzy\nmsgctxt');
  const text = await updateCatalog({ code, existing, source });
  expect(await reviewCatalog({ code, text, source })).toEqual(['ES points: missing: points.a']);
  expect(text).toBe(existing);
});

it('a catalog with a mistake is refused at its place, since a rewrite would lose translations', async () => {
  const existing = header + entry('points.a', 'Points', 'Puntos').replace('Puntos"', 'Puntos');
  await expect(updateCatalog({ code, existing, source: [sentence('points.a', 'Points')] })).rejects.toThrow(
    /ES\.po:8:15/,
  );
});

it('a source file that cannot be extracted, or an area without sentences, ends the command before it writes', async () => {
  const whole = { collect: () => Promise.resolve({ 'points.a': { message: 'Points' } }) };
  const broken = { collect: () => Promise.resolve(undefined) };
  const empty = { collect: () => Promise.resolve({}) };
  expect(await extractSentences([whole])).toEqual([{ id: 'points.a', area: 'shell', text: 'Points', notes: [] }]);
  await expect(extractSentences([whole, broken])).rejects.toThrow('could not be extracted');
  await expect(extractSentences([whole, empty])).rejects.toThrow('No sentence was found in general');
});
