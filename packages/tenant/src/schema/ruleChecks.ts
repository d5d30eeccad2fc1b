import { ruleProblems } from '@baize/domain/field-rules';
import type { z } from 'zod';

const reasonOf = (source: string): string => {
  try {
    return new RegExp(source, 'u').source;
  } catch (error) {
    return String(error).replace(/.*\/u: /s, '');
  }
};

/** Rejects a pattern that does not compile, or that could run for seconds on a short value (D18). */
export const checkPattern = (context: z.core.ParsePayload<string>): void => {
  const acceptedPattern = context.value;
  const [, inSlashes] = /^\/(.+)\/[a-z]*$/s.exec(acceptedPattern) ?? [];
  if (inSlashes !== undefined) {
    const message = 'it is written with slashes, which would be part of the value';
    const params = { fix: `Write ${JSON.stringify(inSlashes)}.` };
    context.issues.push({ code: 'custom', message, input: acceptedPattern, params });
    return;
  }
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

/** Rejects a minimum length above the maximum. */
export const checkLengths = (context: z.core.ParsePayload<Lengths>): void => {
  const { minLength, maxLength } = context.value;
  if (minLength === undefined || maxLength === undefined || minLength <= maxLength) return;
  const message = `it is over "maxLength" (${maxLength}), so that no value fits`;
  const fix = `Write a "minLength" of ${maxLength} or less, or a greater "maxLength".`;
  context.issues.push({ code: 'custom', message, path: ['minLength'], input: minLength, params: { fix } });
};

/** Rejects a second rule for a field: only one of them would apply. */
export const checkKeys = (context: z.core.ParsePayload<{ key: string }[]>): void => {
  for (const [index, { key }] of context.value.entries()) {
    const first = context.value.findIndex((rule) => rule.key === key);
    if (first === index) continue;
    const message = `it has a rule already, "rules[${first}]"`;
    const params = { fix: 'Write one rule for each field.' };
    context.issues.push({ code: 'custom', message, path: [index, 'key'], input: key, params });
  }
};
