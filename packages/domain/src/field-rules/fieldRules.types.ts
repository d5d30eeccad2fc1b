import type { PatternId } from './patterns.ts';

/** One registration rule as the gateway sends it (REQ-126). Lengths count characters, not UTF-16 units (D18). */
export type FieldRule = {
  readonly key: string;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  /** 0 sets no maximum of its own; `FIELD_LENGTH_CAP` holds all the same. */
  readonly maxLength: number;
  readonly patternId: number;
  /** The source of a regular expression for the whole value; wins over `patternId`. `*` is any text. */
  readonly acceptedPattern?: string | undefined;
  readonly type: string;
  /** The gateway's verdict that `acceptedPattern` matches in bounded time; without it the pattern is not run (D18). */
  readonly safe?: boolean | undefined;
};

/** The rule that a value breaks, with the parameters of its error message. */
export type FieldError =
  | { readonly rule: 'required' }
  | { readonly rule: 'length'; readonly min: number; readonly max: number }
  | { readonly rule: 'exactLength'; readonly length: number }
  | { readonly rule: 'pattern'; readonly patternId: PatternId }
  | { readonly rule: 'acceptedPattern' }
  | { readonly rule: 'confirmation' };

/** The reason why a rule's own pattern is not run. */
export type RuleProblem = { readonly key: string; readonly problem: 'doesNotCompile' | 'unsafe' };
