import type { OperationId } from './index.ts';

/**
 * The validation of a response value, generated from its schema:
 * - `word`: a non-empty string; a RegExp: a string that matches; `null`: always null, whatever was sent
 * - `one`: one of these literals
 * - `list`: drops invalid items and keeps the order, so that one of them does not cost the whole list
 * - `any`: the first alternative that passes
 * - `or`: replaces a missing or invalid value by the contract's default
 * - `stream`: passed through; each event is checked by its own schema as it arrives, and a file not at all
 * - an object: a field whose name ends with `?` is optional, and dropped when invalid
 * - a function: a recursive schema
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

/** The facts that a client needs to send a call and to read its response. */
export type Operation<Id extends OperationId = OperationId> = {
  /** Never set: a type parameter that links query, body and value. */
  readonly id?: Id;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly module: string;
  /** Token of the call; omitted when it takes none. */
  readonly token?: 'optional' | 'required';
  /** The call sends an Idempotency-Key (D38). */
  readonly once?: true;
  /** Time-out of one attempt, when it differs from the usual 10 s. */
  readonly seconds?: number;
  readonly value: Check;
};
