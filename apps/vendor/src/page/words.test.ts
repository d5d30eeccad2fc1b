import { languages, shippedLanguages } from '@baize/domain/languages';
import { findSuspicions } from '@baize/tooling/sentences';
import { expect, it } from 'vitest';
import { chatWords, words } from './words.ts';

/** Texts that are suspicious for a known reason, for a translator to look at. */
const knownFaults = new Set(['PT-BR awayText', 'UR greeting']);

it.each(shippedLanguages)(
  'the vendor has each text in %s, with values, script, digits and marks that are right',
  (code) => {
    const english: Readonly<Record<string, string>> = { ...words.EN, ...chatWords.EN };
    const own: Readonly<Record<string, string>> = { ...words[code], ...chatWords[code] };
    expect(Object.keys(own)).toEqual(Object.keys(english));
    const checked = Object.entries(own).filter(([id]) => !knownFaults.has(`${code} ${id}`));
    const suspicions = checked.flatMap(([id, text]) =>
      findSuspicions({ code, tag: languages[code].tag, english: english[id] ?? '', text }).map(
        (suspicion) => `${id}: ${suspicion}: ${text}`,
      ),
    );
    expect(suspicions).toEqual([]);
  },
);
