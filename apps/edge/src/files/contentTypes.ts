import { binaryTypes, OTHER_TYPE, textTypes } from '@baize/assembler';
import { extname } from 'node:path';

const texts: ReadonlyMap<string, string> = new Map(Object.entries(textTypes));
const types: ReadonlyMap<string, string> = new Map([...texts, ...Object.entries(binaryTypes)]);

function endingOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

/** The media type of a file, by its extension. */
export function contentType(path: string): string {
  return types.get(endingOf(path)) ?? OTHER_TYPE;
}

/** True when files of this type are worth compressing. */
export function isText(path: string): boolean {
  return texts.has(endingOf(path));
}
