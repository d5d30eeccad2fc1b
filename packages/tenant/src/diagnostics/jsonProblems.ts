import { printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

/** A mistake in a JSON text, at its offset. */
export type JsonProblem = { offset: number; code: string; message: string; fix: string };

// Parsers report the token after a missing comma, and the bracket after a trailing one; this reports the comma.
const commaProblem = (text: string, offset: number): Omit<JsonProblem, 'code'> | undefined => {
  const before = text.slice(0, offset).trimEnd();
  if (text[offset] === ',') {
    return { offset, message: 'A comma stands here without a value before it.', fix: 'Remove this comma.' };
  }
  if (before.endsWith(',')) {
    const message = 'A comma stands here with nothing after it.';
    return { offset: before.length - 1, message, fix: 'Remove this comma: the last entry has none.' };
  }
  return undefined;
};

const wordsOf: Readonly<Record<string, [message: string, fix: string]>> = {
  InvalidSymbol: [
    'This is not a JSON value.',
    'Put texts in double quotes; write true, false or null in small letters.',
  ],
  PropertyNameExpected: ['A key in double quotes must stand here.', 'Write each entry as "key": value.'],
  ValueExpected: ['A value is missing here.', 'Write a value, or remove the key.'],
  ColonExpected: ['A colon is missing here.', 'Write each entry as "key": value.'],
  EndOfFileExpected: ['The file goes on after its end.', 'Remove what stands after the closing bracket.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfString: ['The closing quote of this text is missing.', 'End the text with ".'],
  UnexpectedEndOfNumber: ['This number is not complete.', 'Write digits, such as 18 or 0.8.'],
  InvalidUnicode: ['This is not an escape of four digits.', 'Write \\u and four hexadecimal digits.'],
  InvalidEscapeCharacter: ['This is not an escape of JSON.', 'Write \\\\ for a backslash.'],
  InvalidCharacter: ['A line break or tab stands inside a text.', 'Write \\n or \\t, or end the text with ".'],
};

const closings: Readonly<Record<string, string>> = { CloseBraceExpected: '}', CloseBracketExpected: ']' };

/** Describes a parse error, at the place of the actual mistake. */
export const syntaxProblem = (text: string, { error, offset }: ParseError): JsonProblem => {
  const code = 'json-syntax';
  const name = printParseErrorCode(error);
  const closing = closings[name];
  const curly = /^[“”„«»‘’]/u.exec(text.slice(offset))?.[0];
  if (curly !== undefined) {
    const message = `A text begins with ${curly} instead of ".`;
    return { offset, code, message, fix: 'Put the text between straight quotes: "…".' };
  }
  if (name === 'CommaExpected') {
    const end = text.slice(0, offset).trimEnd().length;
    return { offset: end, code, message: 'A comma is missing here.', fix: 'Write a comma between two entries.' };
  }
  if (closing !== undefined) {
    return {
      offset: text.trimEnd().length,
      code,
      message: `A closing ${closing} is missing.`,
      fix: `Close what was opened with ${closing}.`,
    };
  }
  const isEntry = name === 'PropertyNameExpected' || name === 'ValueExpected';
  const comma = isEntry ? commaProblem(text, offset) : undefined;
  if (comma) return { code, ...comma };
  const [message, fix] = wordsOf[name] ?? ['This is not valid JSON.', 'Correct the text at this place.'];
  return { offset, code, message, fix };
};

/** Duplicate keys of an object: JSON parsers silently keep the last. */
export const duplicateKeys = (root: Node | undefined, lineOf: (offset: number) => number): JsonProblem[] => {
  const problems: JsonProblem[] = [];
  const visit = (node: Node): void => {
    const first = new Map<unknown, number>();
    for (const child of node.children ?? []) {
      const key = node.type === 'object' ? child.children?.[0] : undefined;
      const known = key && first.get(key.value);
      if (key && known !== undefined) {
        const message = `The key "${String(key.value)}" stands twice; it first stands on line ${lineOf(known)}.`;
        problems.push({ offset: key.offset, code: 'duplicate-key', message, fix: 'Keep one of the two.' });
      } else if (key) first.set(key.value, key.offset);
      visit(child);
    }
  };
  if (root) visit(root);
  return problems;
};
