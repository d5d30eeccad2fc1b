import { languages, shippedLanguages } from '@baize/domain/languages';
import { findSuspicions } from '@baize/tooling/sentences';
import { expect, it } from 'vitest';
import { words } from './payPage.ts';

const holes = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

it.each(shippedLanguages)('the pay page has each text in %s, with values, script, digits and marks right', (code) => {
  const english: Readonly<Record<string, string>> = words.EN;
  const own: Readonly<Record<string, string>> = words[code];
  expect(Object.keys(own)).toEqual(Object.keys(english));
  for (const [id, text] of Object.entries(own)) {
    expect(text.trim(), `${code} ${id}`).not.toBe('');
    expect(holes(text), `${code} ${id}`).toEqual(holes(english[id] ?? ''));
  }
  const suspicions = Object.entries(own).flatMap(([id, text]) =>
    findSuspicions({ code, tag: languages[code].tag, english: english[id] ?? '', text }).map(
      (suspicion) => `${id}: ${suspicion}: ${text}`,
    ),
  );
  expect(suspicions).toEqual([]);
});
