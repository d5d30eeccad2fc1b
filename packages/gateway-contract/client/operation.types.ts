import type { OperationId } from './index.ts';

/**
 * What is looked at when a value arrives, generated from the schema of the answer:
 * - a `word` is a text with something in it; a pattern must match; `null` reads nothing, whatever stands there
 * - `one` of these texts or numbers
 * - a `list` keeps its items that pass, in order: one broken item does not cost the list
 * - `any` is the first of these that passes
 * - `or` puts the contract's default for what is missing or broken
 * - a `stream` is left as it is: its events are checked as they come, each by the check of its schema
 * - fields: those whose name ends with `?` may be missing, and are left out where they are broken
 * - a function is for a schema that stands within itself
 */
export type Check =
  | 'text'
  | 'word'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'null'
  | 'stream'
  | RegExp
  | Composite
  | (() => Check)
  | { readonly [field: string]: Check };

export type Composite =
  | readonly ['one', ...(string | number | boolean)[]]
  | readonly ['list', Check]
  | readonly ['any', ...Check[]]
  | readonly ['or', Check, unknown];

/** What a client must know to make a call and to read its answer. */
export type Operation<Id extends OperationId = OperationId> = {
  /** For the compiler alone: whose query, body and value these are. */
  readonly id?: Id;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly module: string;
  /** Whether a token travels with it, and whether it must. */
  readonly token?: 'optional' | 'required';
  /** It carries an Idempotency-Key. */
  readonly once?: true;
  /** How long an attempt may take where it may take longer than usual. */
  readonly seconds?: number;
  readonly value: Check;
};
