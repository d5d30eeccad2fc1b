import type { Check, Composite } from '@baize/gateway-contract/client';

const isComposite = (check: Check): check is Composite => Array.isArray(check);

const ofOne = (value: unknown, choices: readonly unknown[]): unknown => (choices.includes(value) ? value : undefined);

const composite = (check: Composite, value: unknown): unknown => {
  switch (check[0]) {
    case 'one':
      return ofOne(value, check.slice(1));
    case 'list':
      if (!Array.isArray(value)) return undefined;
      return value.map((item) => checked(check[1], item)).filter((item) => item !== undefined);
    case 'any':
      for (const each of check.slice(1) as readonly Check[]) {
        const passed = checked(each, value);
        if (passed !== undefined) return passed;
      }
      return undefined;
    case 'or':
      return checked(check[1], value) ?? check[2];
  }
};

const fields = (checks: Readonly<Record<string, Check>>, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const passed: Record<string, unknown> = {};
  for (const [key, check] of Object.entries(checks)) {
    const optional = key.endsWith('?');
    const name = optional ? key.slice(0, -1) : key;
    const part = checked(check, (value as Readonly<Record<string, unknown>>)[name]);
    if (part !== undefined) passed[name] = part;
    else if (!optional) return undefined;
  }
  return passed;
};

/**
 * Returns the part of a value that passes its generated check (see `Check`): only fields of the contract, without
 * invalid optional parts. Undefined when a required part is missing or invalid; never throws.
 */
export const checked = (check: Check, value: unknown): unknown => {
  if (typeof check === 'function') return checked(check(), value);
  if (check instanceof RegExp) return typeof value === 'string' && check.test(value) ? value : undefined;
  if (isComposite(check)) return composite(check, value);
  switch (check) {
    case 'null':
      return null;
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'word':
      return typeof value === 'string' && value !== '' ? value : undefined;
    case 'integer':
      return Number.isInteger(value) ? value : undefined;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'stream':
      return value;
    default:
      return fields(check, value);
  }
};
