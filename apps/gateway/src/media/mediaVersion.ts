import { readdirSync, readFileSync } from 'node:fs';
import { hashOf } from '../secrets/random.ts';

const drawing = new URL('../art/', import.meta.url);

/** Names how pictures are drawn: it changes with the drawing code, and so do their addresses. */
export const mediaVersion = hashOf(
  readdirSync(drawing, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => readFileSync(new URL(name, drawing), 'utf8'))
    .join('\n'),
).slice(0, 8);
