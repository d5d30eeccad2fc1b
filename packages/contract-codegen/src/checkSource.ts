import { nameOf } from './document.types.ts';
import type { Schema } from './document.types.ts';

const literal = (value: unknown): string => JSON.stringify(value);

const choicesOf = (schemas: readonly Schema[]) =>
  schemas.every((schema) => schema.enum !== undefined) ? schemas.flatMap((schema) => schema.enum ?? []) : undefined;

/** JSON schema types whose check has the same name. */
const asTheyAre: ReadonlySet<string> = new Set(['integer', 'number', 'boolean', 'null']);

const textSource = ({ pattern, minLength = 0, format }: Schema): string => {
  if (pattern !== undefined) return new RegExp(pattern, 'u').toString();
  return literal(minLength > 0 || format === 'date-time' ? 'word' : 'text');
};

/**
 * The source code of a schema's check (`Check` in the contract's client half), and the named schemas that it imports.
 */
export const checkSource = (schema: Schema, place: string) => {
  const names = new Set<string>();

  const fieldsSource = ({ properties = {}, required = [] }: Schema, at: string): string => {
    const fields = Object.entries(properties).map(([name, part]) => {
      const sure = required.includes(name) || part.default !== undefined;
      return `${literal(sure ? name : `${name}?`)}:${withDefault(part, `${at}.${name}`)}`;
    });
    return `{${fields.join(',')}}`;
  };

  const plain = (part: Schema, at: string): string => {
    if (part.$ref !== undefined) {
      const name = nameOf(part.$ref);
      names.add(name);
      // A recursive schema is wrapped in a function, because its constant is not initialised yet.
      return name === place ? `()=>${name}` : name;
    }
    const either = part.anyOf ?? part.oneOf;
    const choices = either === undefined ? part.enum : choicesOf(either);
    if (choices !== undefined) return literal(['one', ...choices]);
    if (either !== undefined) return `["any",${either.map((one) => withDefault(one, at)).join(',')}]`;
    if (part.type === 'string') return textSource(part);
    if (part.type === 'array') return `["list",${withDefault(part.items ?? {}, `${at}[]`)}]`;
    if (part.type === 'object' && part.properties !== undefined) return fieldsSource(part, at);
    if (part.type !== undefined && asTheyAre.has(part.type)) return literal(part.type);
    throw new Error(`${at}: no check is known for ${literal(part)}. Say it in simpler words, or teach checkSource.ts.`);
  };

  const withDefault = (part: Schema, at: string): string =>
    part.default === undefined ? plain(part, at) : `["or",${plain(part, at)},${literal(part.default)}]`;

  return { source: withDefault(schema, place), names };
};
