import { expect, test } from 'vitest';
import { readPo } from './readPo.ts';

const entries = '# note\nmsgid "a"\nmsgstr "one"\n\nmsgid "b"\nmsgstr ""\n"two "\n"lines"\n\nmsgid "c"\nmsgstr ""\n';

test.each([
  ['with a header', `msgid ""\nmsgstr ""\n"Language: EN\\n"\n\n${entries}`, 6],
  ['without one', entries, 2],
])('sentences keep their lines, %s; untranslated ones are left out', (_, text, first) => {
  expect(readPo(text)).toEqual([
    { id: 'a', text: 'one', line: first },
    { id: 'b', text: 'two lines', line: first + 3 },
  ]);
});
