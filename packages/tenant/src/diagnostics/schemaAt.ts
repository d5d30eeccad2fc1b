import { z } from 'zod';
import type { Path } from './source.ts';

type Schema = z.core.$ZodType;

const wrappers = [z.ZodOptional, z.ZodExactOptional, z.ZodDefault] as const;

const unwrapped = (schema: Schema): Schema | undefined => {
  const wrapper = wrappers.find((kind) => schema instanceof kind);
  return wrapper && schema instanceof wrapper ? schema.unwrap() : undefined;
};

const core = (schema: Schema | undefined): Schema | undefined => {
  let current = schema;
  for (let inner = current; inner; inner = unwrapped(inner)) current = inner;
  return current;
};

/** The fields of an object schema; for a union, the fields of all its members. */
const shapeOf = (schema: Schema | undefined): Record<string, Schema> => {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...schema.options.map((option) => shapeOf(option))) as Record<string, Schema>;
  return schema instanceof z.ZodObject ? schema.shape : {};
};

const schemaAt = (schema: Schema, path: Path): Schema | undefined =>
  path.reduce<Schema | undefined>((parent, step) => {
    const current = core(parent);
    return current instanceof z.ZodArray ? current.element : shapeOf(current)[String(step)];
  }, schema);

/** The schema's description of the value at a path. */
export const descriptionAt = (schema: Schema, path: Path): string | undefined => {
  for (let current = schemaAt(schema, path); current; current = unwrapped(current)) {
    const text = z.globalRegistry.get(current)?.description;
    if (text) return text;
  }
  return undefined;
};

/** Names of the fields that an object at a path may have. */
export const fieldsAt = (schema: Schema, path: Path): string[] => Object.keys(shapeOf(core(schemaAt(schema, path))));
