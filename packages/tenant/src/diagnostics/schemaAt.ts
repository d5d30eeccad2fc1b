import { z } from 'zod';
import type { Path } from './source.ts';

type Schema = z.core.$ZodType;

const wrappers = [z.ZodOptional, z.ZodExactOptional, z.ZodDefault] as const;

function unwrapped(schema: Schema): Schema | undefined {
  const wrapper = wrappers.find((kind) => schema instanceof kind);
  return wrapper && schema instanceof wrapper ? schema.unwrap() : undefined;
}

function core(schema: Schema | undefined): Schema | undefined {
  let current = schema;
  for (let inner = current; inner; inner = unwrapped(inner)) current = inner;
  return current;
}

function schemaAt(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>((parent, step) => {
    const current = core(parent);
    if (current instanceof z.ZodObject) return current.shape[String(step)] as Schema | undefined;
    return current instanceof z.ZodArray ? current.element : undefined;
  }, schema);
}

/** What the schema says, in words, about the value at a path. */
export function descriptionAt(schema: Schema, path: Path): string | undefined {
  for (let current = schemaAt(schema, path); current; current = unwrapped(current)) {
    const text = z.globalRegistry.get(current)?.description;
    if (text) return text;
  }
  return undefined;
}

/** The fields an object at a path may have. */
export function fieldsAt(schema: Schema, path: Path): string[] {
  const target = core(schemaAt(schema, path));
  return target instanceof z.ZodObject ? Object.keys(target.shape) : [];
}
