import PO from 'pofile';

/** One translated sentence of a `.po` file and the line its `msgid` stands on (from 1). */
export type PoEntry = { id: string; text: string; line: number };

function idLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (/^msgid\s/.test(line) ? index + 1 : []));
}

/** The sentences of a `.po` text, in its order; entries without a translation are left out. */
export function readPo(text: string): PoEntry[] {
  const lines = idLines(text);
  const items = PO.parse(text).items;
  // The header's empty msgid comes first when there is one, and is no item.
  const offset = lines.length - items.length;
  return items
    .map((item, index) => ({ id: item.msgid, text: item.msgstr.join(''), line: lines[index + offset] ?? 1 }))
    .filter(({ text }) => text !== '');
}
