import { z } from 'zod';

// Joiners are valid only inside words of some scripts (Persian, Hindi) and in emoji.
const joined = /(?<=[\p{L}\p{M}\p{Extended_Pictographic}])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
// Control and format characters, unusual spaces, and letters that render as nothing.
const unseen = /\p{C}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0/u;
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const element = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

const problemOf = (text: string): string | undefined => {
  if (text.trim() === '') return 'it is blank';
  const markup = element.exec(text)?.[0];
  if (markup !== undefined) return `it holds ${markup}, which players would read as it is written`;
  const found = unseen.exec(text.replaceAll(joined, ''))?.[0];
  if (found === undefined) return text === text.trim() ? undefined : 'it begins or ends with a space';
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const kind = turning.test(found) ? 'that turns the direction of what is read' : 'that cannot be seen';
  return `it holds the character ${code}, ${kind}`;
};

/** A name shown to players: not blank, without invisible characters and without direction overrides. */
export const visibleName = z
  .string()
  .min(1)
  .check((context) => {
    const problem = context.value === '' ? undefined : problemOf(context.value);
    if (problem === undefined) return;
    context.issues.push({ code: 'custom', message: problem, input: context.value });
  });
