import { checkSource } from './checkSource.ts';
import { nameOf } from './document.types.ts';
import type { Document, Schema } from './document.types.ts';
import { HEADING } from './heading.ts';
import { importsOf } from './operationSource.ts';

/** The module with the check of a named schema. */
export const schemaSource = (name: string, schema: Schema): string => {
  const { source, names } = checkSource(schema, name);
  names.delete(name);
  return `${HEADING}import type { Check } from '../operation.types.ts';\n${importsOf(names, '.')}\nexport const ${name}: Check = ${source};\n`;
};

/** The named schemas that checks need: the given ones, and recursively those they refer to. */
export const schemasFor = ({ components: { schemas } }: Document, first: Iterable<string>): Map<string, Schema> => {
  const found = new Map<string, Schema>();
  const open = [...first];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`The document refers to the schema ${name}, which is not in it.`);
    if (found.has(name)) continue;
    found.set(name, schema);
    open.push(...checkSource(schema, name).names);
  }
  return found;
};

/** The plaintext type of each sealed body, by operation id. */
export const sealedSource = (payloads: readonly { id: string; $ref: string }[]): string => {
  const rows = payloads.map(({ id, $ref }) => `  ${id}: components['schemas']['${nameOf($ref)}'];\n`);
  return `${HEADING}import type { components } from './paths.gen.ts';\n\nexport type SealedPayloads = {\n${rows.join('')}};\n`;
};
