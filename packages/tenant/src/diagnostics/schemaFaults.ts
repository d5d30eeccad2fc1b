import type { ZodType } from 'zod';
import { z } from 'zod';
import { didYouMean } from './didYouMean.ts';
import type { Diagnostic } from './diagnostic.types.ts';
import type { JsonSource, Path } from './source.ts';

type Issue = z.core.$ZodIssue;

function schemaAt(schema: unknown, path: Path): z.core.$ZodType | undefined {
  let current = schema as z.core.$ZodType | undefined;
  for (const step of path) {
    while (current instanceof z.ZodOptional || current instanceof z.ZodDefault || current instanceof z.ZodPrefault) {
      current = current.unwrap() as z.core.$ZodType;
    }
    if (current instanceof z.ZodObject) current = current.shape[String(step)];
    else if (current instanceof z.ZodArray) current = current.element;
    else if (current instanceof z.ZodRecord) current = current.valueType;
    else return undefined;
  }
  return current;
}

function described(schema: unknown, path: Path): string | undefined {
  let current = schemaAt(schema, path);
  while (current) {
    const text = z.globalRegistry.get(current)?.description;
    if (text) return text;
    if (!(current instanceof z.ZodOptional || current instanceof z.ZodDefault)) return undefined;
    current = current.unwrap() as z.core.$ZodType;
  }
  return undefined;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null ? (current as Record<string | number, unknown>)[step] : undefined,
    value,
  );
}

function nameOf(path: Path): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );
}

function keysOf(schema: unknown, path: Path): string[] {
  let target = schemaAt(schema, path);
  while (target instanceof z.ZodOptional || target instanceof z.ZodDefault) target = target.unwrap() as z.core.$ZodType;
  return target instanceof z.ZodObject ? Object.keys(target.shape) : [];
}

function faultsOf(issue: Issue, source: JsonSource, schema: ZodType): Diagnostic[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const name = nameOf(path);
  const value = valueAt(source.value, path);
  const about = described(schema, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        source.atKey([...path, key], {
          code: 'unknown-key',
          message: `"${nameOf([...path, key])}" is not a known field.`,
          fix: didYouMean(key, keysOf(schema, path)),
        }),
      );
    case 'invalid_key':
      return [
        source.atKey(path, {
          code: 'unknown-key',
          message: `"${name}" is not a known field.`,
          fix: didYouMean(
            String(path.at(-1)),
            issue.issues.flatMap((inner) => (inner.code === 'invalid_value' ? inner.values.map(String) : [])),
          ),
        }),
      ];
    case 'invalid_type':
      if (value === undefined) {
        return [
          source.at(path, {
            code: 'missing-field',
            message: `The field "${name}" is missing.`,
            fix: `Add "${name}"${about ? `: ${about}` : ` (${issue.expected}).`}`,
          }),
        ];
      }
      return [
        source.at(path, {
          code: 'wrong-type',
          message: `"${name}" is ${Array.isArray(value) ? 'a list' : `of type ${typeof value}`} but must be of type ${issue.expected}.`,
          fix: about ?? `Write a value of type ${issue.expected}.`,
        }),
      ];
    case 'invalid_value':
      return [
        source.at(path, {
          code: 'wrong-value',
          message: `"${name}" is ${JSON.stringify(value)}, which is not one of its values.`,
          fix: didYouMean(String(value), issue.values.map(String)),
        }),
      ];
    default:
      return [
        source.at(path, {
          code: 'wrong-value',
          message: `"${name}" is ${JSON.stringify(value)}: ${issue.message}.`,
          fix: about ?? 'Write a value of the stated form.',
        }),
      ];
  }
}

/** Reads a JSON text against a schema: the value when it fits, and every fault of it at its place. */
export function parseSource<T>(source: JsonSource, schema: ZodType<T>): { value?: T; diagnostics: Diagnostic[] } {
  if (source.syntax.length > 0) return { diagnostics: source.syntax };
  const result = schema.safeParse(source.value);
  if (result.success) return { value: result.data, diagnostics: [] };
  return { diagnostics: result.error.issues.flatMap((issue) => faultsOf(issue, source, schema)) };
}
