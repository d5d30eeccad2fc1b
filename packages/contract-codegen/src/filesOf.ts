import { checkSource } from './checkSource.ts';
import { operationsOf, type Document } from './document.types.ts';
import { operationSource } from './operationSource.ts';
import { schemasFor, schemaSource, sealedSource } from './schemaSource.ts';
import { eventOf, isStream, valueOf } from './valueOf.ts';
import { HEADING } from './heading.ts';
import openapiTS, { astToString } from 'openapi-typescript';

const unused = /^export type (?:webhooks|\$defs) = Record<string, never>;\n/gmu;

/** The types of every path, operation and named component of an OpenAPI document. */
const pathsSource = async (document: string): Promise<string> => {
  const source = astToString(await openapiTS(document, { silent: true }));
  return `${HEADING}${source.replaceAll(unused, '')}`;
};

/** Method and path of every operation, and the wordless ones, for stubs of the gateway. No client needs all of them. */
const operationsSource = (document: Document): string => {
  const rows = operationsOf(document).map(
    ({ operationId, method, path }) => `  ${operationId}: '${method.toUpperCase()} ${path}',\n`,
  );
  const wordless = operationsOf(document).flatMap((each) => (each['x-wordless'] ? [`  '${each.operationId}',\n`] : []));
  return `${HEADING}export const operations = {\n${rows.join('')}} as const;\n\nexport const wordless: readonly string[] = [\n${wordless.join('')}];\n`;
};

/** The example value of each call, for tests; streams have none. */
const examplesSource = (document: Document): string => {
  const rows = operationsOf(document).flatMap(({ operationId, responses }) => {
    const media = responses[200].content['application/json'];
    if (media === undefined) return [];
    return [`  ${operationId}: ${JSON.stringify(media.examples.success.value.value)},\n`];
  });
  return `${HEADING}import type { OperationId, StreamId, ValueOf } from './index.ts';\n\nexport const examples: { readonly [Id in Exclude<OperationId, StreamId>]: ValueOf<Id> } = {\n${rows.join('')}};\n`;
};

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
