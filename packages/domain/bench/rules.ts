import { parseArgs } from 'node:util';
import { Ajv } from 'ajv';
import { z } from 'zod';
import { checkField } from '../src/field-rules/index.ts';
import type { FieldRule } from '../src/field-rules/index.ts';

const { values: given } = parseArgs({
  options: {
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});

const ROUNDS = given.short ? 1 : 15;
const PASSES = given.short ? 4 : 400;

type Case = { readonly rule: FieldRule; readonly pattern: RegExp; readonly values: readonly string[] };

const of = (patternId: number, pattern: RegExp, [minLength, maxLength]: [number, number], values: string[]): Case => ({
  rule: { key: 'field', enabled: true, required: true, minLength, maxLength, patternId, type: 'text' },
  pattern,
  values,
});

/** Rules that merchants use, with valid and invalid values; the other engines get each pattern as an expression. */
const cases: readonly Case[] = [
  of(4, /^[a-zA-Z\d]+$/u, [4, 16], ['player', 'Player2026', 'abc', 'with space', 'pläyer', 'x'.repeat(17), '玩家玩家']),
  of(5, /^(?=[^]*[a-zA-Z])(?=[^]*\d)/u, [8, 32], ['Player2026', 'onlyletters', '1234567890', 'a1', 'a1😀😀😀😀😀😀']),
  of(6, /^\d+$/u, [5, 15], ['13800138000', '+8613800138000', '1234', '12 34 56', '١٢٣٤٥٦']),
  of(8, /^(?=.*\p{L})[\p{L}\p{M} ]+$/u, [2, 40], ['Chloe Wang', '王小明', 'محمد علي', 'R2D2', 'X', '   ']),
  of(9, /^\S+$/u, [1, 64], ['wechat_id', 'two words', '微信号', 'x'.repeat(65)]),
  of(14, /^(?=.*[a-zA-Z])(?=.*\d)[a-zA-Z\d]+$/u, [6, 24], ['A1B2C3', 'ABCDEF', '123456', 'A1-B2-C3']),
];

const ajv = new Ajv({ unicodeRegExp: true });
const withinLength = ({ minLength, maxLength }: FieldRule) => {
  const isWithin = (value: string) => {
    const length = Array.from(value).length;
    return length >= minLength && length <= maxLength;
  };
  return isWithin;
};

type Check = (value: string) => boolean;
const engines: Readonly<Record<string, (each: Case) => Check>> = {
  'field rules':
    ({ rule }) =>
    (value) =>
      checkField(rule, value) === undefined,
  ajv: ({ rule: { minLength, maxLength }, pattern: { source } }) =>
    ajv.compile<string>({ type: 'string', minLength, maxLength, pattern: source }),
  // zod counts UTF-16 units; the rules count characters.
  zod: ({ rule, pattern }) => {
    const schema = z.string().refine(withinLength(rule)).regex(pattern);
    return (value) => schema.safeParse(value).success;
  },
};

/** Checks that all engines agree on every value before their times are compared. */
const checks = Object.entries(engines).map(([name, make]) => ({
  name,
  checks: cases.map((each) => ({ check: make(each), values: each.values })),
}));
const verdictsOf = ({ checks: each }: (typeof checks)[number]) =>
  JSON.stringify(each.map(({ check, values }) => values.map(check)));
const [own, ...others] = checks.map(verdictsOf);
if (others.some((verdicts) => verdicts !== own)) throw new Error('The engines do not agree on these values.');

const values = cases.reduce((sum, each) => sum + each.values.length, 0);
const timed = (each: (typeof checks)[number]): number => {
  const before = performance.now();
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { check, values: some } of each.checks) for (const value of some) check(value);
  return ((performance.now() - before) * 1000) / (PASSES * values);
};

const times = new Map(checks.map(({ name }) => [name, [] as number[]]));
// The engines take turns, so that other load on the machine affects all of them.
for (let round = 0; round <= ROUNDS; round += 1)
  for (const each of checks) {
    const time = timed(each);
    // The first round is warming up.
    if (round > 0) times.get(each.name)?.push(time);
  }

const medianOf = (name: string): number =>
  (times.get(name) ?? []).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
const base = medianOf('field rules');
console.log(`A value against a rule, in microseconds (median of ${ROUNDS}), and as a share of our own:`);
for (const { name } of checks) {
  const time = medianOf(name);
  console.log(`  ${name.padEnd(12)} ${time.toFixed(3).padStart(7)}  × ${(time / base).toFixed(2)}`);
}
