import { checkSource } from './checkSource.ts';
import { operationsOf } from './document.types.ts';
import type { Document } from './document.types.ts';
import { examplesSource } from './examplesSource.ts';
import { operationsSource } from './operationsSource.ts';
import { operationSource } from './operationSource.ts';
import { pathsSource } from './pathsSource.ts';
import { schemasFor, schemaSource, sealedSource } from './schemaSource.ts';
import { eventOf, isStream, valueOf } from './valueOf.ts';

/** Every file generated from an OpenAPI document, keyed by path: the types, and a module per operation and schema. */
export const filesOf = async (text: string): Promise<Map<string, string>> => {
  const document = JSON.parse(text) as Document;
  const operations = operationsOf(document);
  const files = new Map([
    ['paths.gen.ts', await pathsSource(text)],
    ['operations.gen.ts', operationsSource(document)],
    ['examples.gen.ts', examplesSource(document)],
  ]);
  const sealed = operations.flatMap(({ operationId: id, 'x-plaintext': plaintext }) =>
    plaintext === undefined ? [] : [{ id, $ref: plaintext.$ref }],
  );
  files.set('sealed.gen.ts', sealedSource(sealed));
  for (const operation of operations)
    files.set(`${operation.tags[0]}/${operation.operationId}.gen.ts`, operationSource(operation));
  const named = operations.flatMap((operation) => {
    const schema = isStream(operation) ? eventOf(operation) : valueOf(operation);
    return schema === undefined ? [] : [...checkSource(schema, operation.operationId).names];
  });
  for (const [name, schema] of schemasFor(document, named))
    files.set(`schemas/${name}.gen.ts`, schemaSource(name, schema));
  return files;
};
