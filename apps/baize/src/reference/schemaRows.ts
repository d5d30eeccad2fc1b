import { languageCodes } from '@baize/domain/languages';
import { routeNames } from '@baize/domain/routes';

/** The parts of JSON Schema that the tenant's schemas use. */
export type JsonSchema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  /** Variants of an object; a `const` field of each names the variant. */
  oneOf?: readonly JsonSchema[];
};

export type SchemaRow = { key: string; type: string; usual: string; meaning: string };

const MANY = 8;

const limitsOf = ({ minimum, exclusiveMinimum, maximum, minLength, maxLength }: JsonSchema): string => {
  const least = minimum ?? minLength ?? (exclusiveMinimum === undefined ? undefined : `more than ${exclusiveMinimum}`);
  const most = [maximum, maxLength].find((limit) => limit !== undefined && limit < Number.MAX_SAFE_INTEGER);
  const isNamed = least !== undefined && least !== Number.MIN_SAFE_INTEGER;
  if (isNamed && most !== undefined) return `, ${least} to ${most}`;
  if (most !== undefined) return `, at most ${most}`;
  return isNamed ? `, ${typeof least === 'number' ? `${least} or more` : least}` : '';
};

const typeOf = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum?.every((each) => languageCodes.some((code) => code === each))) return 'a language';
  if (schema.enum?.every((each) => routeNames.some((name) => name === each))) return 'a page';
  if (schema.enum)
    return schema.enum.length > MANY ? 'one of a list' : schema.enum.map((each) => JSON.stringify(each)).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return `${schema.type ?? 'anything'}${limitsOf(schema)}`;
};

const meaningOf = ({ description, items, enum: values = items?.enum ?? [] }: JsonSchema, type: string): string => {
  const names = type.endsWith('one of a list')
    ? [`One of ${values.map((each) => `\`${String(each)}\``).join(', ')}.`]
    : [];
  return [description ?? items?.description ?? '', ...names].join(' ');
};

/**
 * Merges the variants of an object (`oneOf`) into one that has the fields of all; the field that names the variant
 * becomes an enum.
 */
const joined = (schema: JsonSchema): JsonSchema => {
  const { oneOf: kinds = [], ...rest } = schema;
  if (kinds.length === 0) return schema;
  const names = new Set(kinds.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const properties = [...names].map((name): [string, JsonSchema] => {
    const found = kinds.flatMap((kind) => kind.properties?.[name] ?? []);
    const [first = {}] = found;
    if (first.const === undefined) return [name, first];
    const told = found.map(({ const: value, description }) => `\`${String(value)}\`: ${description ?? ''}`);
    return [name, { enum: found.map((each) => each.const), description: told.join(' ') }];
  });
  const required = kinds.flatMap((kind) => kind.required ?? []);
  return { ...rest, type: 'object', properties: Object.fromEntries(properties), required };
};

/** One row per key of a file, nested keys of objects and lists included: its type, its default, and its meaning. */
export const schemaRows = (schema: JsonSchema, prefix = ''): SchemaRow[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    const property = joined(written);
    if (name === '$schema') return [];
    const key = `${prefix}${name}`;
    const isNeeded = schema.required?.includes(name) === true && property.default === undefined;
    const usual = isNeeded
      ? 'needed'
      : property.default === undefined
        ? 'left out'
        : `\`${JSON.stringify(property.default)}\``;
    const inside =
      property.type === 'array' ? schemaRows(property.items ?? {}, `${key}[].`) : schemaRows(property, `${key}.`);
    const type = typeOf(property);
    return [{ key, type, usual, meaning: meaningOf(property, type) }, ...inside];
  });
