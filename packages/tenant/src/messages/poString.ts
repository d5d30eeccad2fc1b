/** A quoted string on one line: raw and unescaped text, and its start and end in the line (offsets from 0). */
export type PoString = { raw: string; text: string; from: number; end: number };

/** A mistake in a quoted string, at its offset in the line. */
export type PoStringProblem = { offset: number; message: string; fix: string };

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\', '"': '"' };

/** Resolves the escapes of a raw string. */
const unescaped = (raw: string): string => raw.replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);

/** Number of raw characters that produce the first `length` characters of the text. */
export const writtenLength = (raw: string, length: number): number => {
  let written = 0;
  for (let read = 0; read < length; read += 1) written += raw[written] === '\\' ? 2 : 1;
  return written;
};

/** Reads the quoted string at an offset of a line; it must end the line. */
export const readPoString = (line: string, from: number): PoString | PoStringProblem => {
  let end = from + 1;
  while (end < line.length && line[end] !== '"') {
    if (line[end] === '\\' && !Object.hasOwn(escapes, line[end + 1] ?? '')) {
      const written = line.slice(end, end + 2);
      const fix = 'Write \\n for a new line, \\" for a quote and \\\\ for a backslash.';
      return { offset: end, message: `"${written}" is not an escape of a PO file.`, fix };
    }
    end += line[end] === '\\' ? 2 : 1;
  }
  if (end >= line.length) {
    return { offset: line.trimEnd().length, message: 'The closing quote is missing.', fix: 'End the text with ".' };
  }
  const rest = line.slice(end + 1);
  if (rest.trim() !== '') {
    const offset = end + 1 + rest.search(/\S/);
    return { offset, message: 'Text stands after the closing quote.', fix: 'Write a quote inside a sentence as \\".' };
  }
  const raw = line.slice(from + 1, end);
  return { raw, text: unescaped(raw), from: from + 1, end };
};
