import { resolved } from './described.ts';
import type { Schema } from './described.ts';

/** What a call may name the merchant of its host with. */
export const merchantNames: ReadonlySet<string> = new Set(['merchant', 'merchantCode']);

const usual = (schema: Schema): unknown => {
  const { type, enum: choices, const: only, example, default: preset, minimum } = resolved(schema);
  return (
    example ?? preset ?? only ?? choices?.[0] ?? (type === 'integer' || type === 'number' ? (minimum ?? 1) : 'abcdef')
  );
};

/** What the contract shows as usual for these fields; the merchant is left to whoever calls. */
export const usualOf = (fields: Record<string, Schema> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => (merchantNames.has(name) ? [] : [[name, usual(schema)]])),
  );
