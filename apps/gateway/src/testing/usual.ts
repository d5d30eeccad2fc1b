import { resolveRef } from './described.ts';
import type { Schema } from './described.ts';

/** Query parameters that may repeat the merchant of the host. */
export const merchantNames: ReadonlySet<string> = new Set(['merchant', 'merchantCode']);

const usual = (schema: Schema): unknown => {
  const { type, enum: choices, const: only, example, default: preset, minimum } = resolveRef(schema);
  return (
    example ?? preset ?? only ?? choices?.[0] ?? (type === 'integer' || type === 'number' ? (minimum ?? 1) : 'abcdef')
  );
};

/** The contract's example or default values of these fields, without the merchant. */
export const usualOf = (fields: Record<string, Schema> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => (merchantNames.has(name) ? [] : [[name, usual(schema)]])),
  );
