import { binaryTypes, OTHER_TYPE, textTypes } from '@baize/assembler';
import { extname } from 'node:path';

const texts: ReadonlyMap<string, string> = new Map(Object.entries(textTypes));
const types: ReadonlyMap<string, string> = new Map([...texts, ...Object.entries(binaryTypes)]);

const endingOf = (path: string): string => extname(path).slice(1).toLowerCase();

/** The media type of a file, by its extension. */
export const contentType = (path: string): string => types.get(endingOf(path)) ?? OTHER_TYPE;

/** True when files of this type are worth compressing. */
export const isText = (path: string): boolean => texts.has(endingOf(path));
