import { ruleProblems } from '@baize/domain/field-rules';
import type { z } from 'zod';

const reasonOf = (source: string): string => {
  try {
    return new RegExp(source, 'u').source;
  } catch (error) {
    return String(error).replace(/.*\/u: /s, '');
  }
};

/** Refuses a pattern that does not compile, and one that could run for seconds on a short value (D18). */
export const checkPattern = (context: z.core.ParsePayload<string>): void => {
  const acceptedPattern = context.value;
  const [found] = ruleProblems([{ key: '', acceptedPattern }]);
  if (!found) return;
  const isBroken = found.problem === 'doesNotCompile';
  const message = isBroken
    ? `it is not a regular expression (${reasonOf(acceptedPattern)})`
    : 'it could run for seconds on a short value';
  const fix = isBroken
    ? 'Correct the expression; a special sign as itself is written with a backslash, twice in JSON: "\\\\.".'
    : 'Write it without a repetition inside a repetition and without back references, such as "^[a-z]{4,12}$".';
  context.issues.push({ code: 'custom', message, input: acceptedPattern, params: { fix } });
};

type Lengths = { minLength?: number; maxLength?: number };

/** Refuses a least length over the greatest. */
export const checkLengths = (context: z.core.ParsePayload<Lengths>): void => {
  const { minLength, maxLength } = context.value;
  if (minLength === undefined || maxLength === undefined || minLength <= maxLength) return;
  const message = `it is over "maxLength" (${maxLength}), so that no value fits`;
  const fix = `Write a "minLength" of ${maxLength} or less, or a greater "maxLength".`;
  context.issues.push({ code: 'custom', message, path: ['minLength'], input: minLength, params: { fix } });
};
