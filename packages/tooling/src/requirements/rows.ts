import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement of `docs/requirements.md`. */
export type Row = {
  readonly id: string;
  readonly area: string;
  readonly text: string;
};

/** Row ids in a text, in order. */
export const idsIn = (text: string): string[] => text.match(/\bREQ-\d{3}\b/gu) ?? [];

/** Reads all rows in the order of the page. */
export const readRows = (root: string): Row[] => {
  const lines = readFileSync(join(root, 'docs/requirements.md'), 'utf8').split('\n');
  let area = '';
  return lines.flatMap((line) => {
    if (line.startsWith('## ')) area = line.slice(3);
    const [, id, text] = /^- \*\*(REQ-\d{3})\*\* (.*)$/u.exec(line) ?? [];
    return id === undefined || text === undefined ? [] : [{ id, area, text }];
  });
};
