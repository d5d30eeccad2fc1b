import type { z, ZodType } from 'zod';
import { didYouMean } from './didYouMean.ts';
import type { Diagnostic } from './diagnostic.types.ts';
import { descriptionAt, fieldsAt } from './schemaAt.ts';
import type { JsonSource, Path } from './source.ts';

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null ? (current as Record<string | number, unknown>)[step] : undefined,
    value,
  );
}

function nameOf(path: Path): string {
  const [first = '', ...rest] = path;
  return rest.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}.${step}`),
    `${first}`,
  );
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

function valueFault(issue: z.core.$ZodIssue, path: Path, value: unknown, about: string | undefined) {
  const name = nameOf(path);
  if (issue.code === 'invalid_type' && value === undefined) {
    const fix = `Add "${name}"${about ? `: ${about}` : ` (${issue.expected}).`}`;
    return { code: 'missing-field', message: `The field "${name}" is missing.`, fix };
  }
  if (issue.code === 'invalid_type') {
    const message = `"${name}" is ${kindOf(value)} but must be of type ${issue.expected}.`;
    return { code: 'wrong-type', message, fix: about ?? `Write a value of type ${issue.expected}.` };
  }
  if (issue.code === 'invalid_value') {
    if (value === undefined) {
      const fix = `Add "${name}"${about ? `: ${about}` : '.'}`;
      return { code: 'missing-field', message: `The field "${name}" is missing.`, fix };
    }
    const message = `"${name}" is ${JSON.stringify(value)}, which is not one of its values.`;
    return {
      code: 'wrong-value',
      message,
      fix: didYouMean(typeof value === 'string' ? value : JSON.stringify(value), issue.values.map(String)),
    };
  }
  const message = `"${name}" is ${JSON.stringify(value)}: ${issue.message}.`;
  return { code: 'wrong-value', message, fix: about ?? 'Write a value of the stated form.' };
}

function faultsOf(issue: z.core.$ZodIssue, source: JsonSource, schema: ZodType): Diagnostic[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      source.atKey([...path, key], {
        code: 'unknown-key',
        message: `"${nameOf([...path, key])}" is not a known field.`,
        fix: didYouMean(key, fieldsAt(schema, path)),
      }),
    );
  }
  return [source.at(path, valueFault(issue, path, valueAt(source.value, path), descriptionAt(schema, path)))];
}

/** Reads a JSON text against a schema: the value when it fits, and every fault of it at its place. */
export function parseSource<T>(source: JsonSource, schema: ZodType<T>): { value?: T; diagnostics: Diagnostic[] } {
  if (source.syntax.length > 0) return { diagnostics: source.syntax };
  const result = schema.safeParse(source.value);
  if (result.success) return { value: result.data, diagnostics: [] };
  return { diagnostics: result.error.issues.flatMap((issue) => faultsOf(issue, source, schema)) };
}
