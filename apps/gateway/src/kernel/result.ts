/** Optional members of a refusal's `value`, beside its `code`. */
export type Details = { captcha?: true; until?: string; retryAfter?: number; ip?: string; field?: string };

/** A service's refusal for a business reason, with details for the answer. */
export type Refusal<Code extends string> = { readonly ok: false; readonly code: Code; readonly details: Details };

/** A service's value, or its refusal. */
export type Result<Value, Code extends string> = { readonly ok: true; readonly value: Value } | Refusal<Code>;

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const refusal = <const Code extends string>(code: Code, details: Details = {}): Refusal<Code> => ({
  ok: false,
  code,
  details,
});

/** A refusal that ends at a known time, if `until` is not null. */
export const refusalUntil = <const Code extends string>(code: Code, until: Date | null): Refusal<Code> =>
  refusal(code, until === null ? {} : { until: until.toISOString() });
