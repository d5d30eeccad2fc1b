import openApi from '@baize/gateway-contract/openapi.json' with { type: 'json' };

import type { Operation } from '@baize/gateway-contract';

/** The members of an OpenAPI schema that tests read. */
export type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  default?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Parameter = { $ref?: string; name?: string; in?: 'query' | 'header'; schema?: Schema };
type Document = {
  tags: string[];
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-access': Operation['access'];
  'x-real-account': boolean;
  'x-rate': Operation['rate'];
  'x-idempotent': boolean;
  'x-while-closed': boolean;
  'x-during-password-change': boolean;
  'x-plaintext'?: Schema;
};

const schemas = openApi.components.schemas as Record<string, Schema>;

/** Resolves a schema's `$ref`. */
export const resolveRef = (schema: Schema = {}): Schema => schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

const describedAt = (path: string, method: string, operation: Document) => ({
  ...operation,
  path,
  method: method.toUpperCase(),
  /** The query parameters by name. */
  query: Object.fromEntries(
    operation.parameters.flatMap(({ in: place, name, schema }) =>
      place === 'query' && name !== undefined ? [[name, resolveRef(schema)]] : [],
    ),
  ),
  /** Properties of a JSON body, of a form, and of a sealed body's plaintext. */
  json: resolveRef(operation.requestBody?.content['application/json']?.schema).properties,
  form: resolveRef(operation.requestBody?.content['application/x-www-form-urlencoded']?.schema).properties,
  sealed: operation['x-plaintext'] === undefined ? undefined : resolveRef(operation['x-plaintext']).properties,
});

export type Described = ReturnType<typeof describedAt>;

/** Every operation of openapi.json. */
export const described: readonly Described[] = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Document>).map(([method, operation]) =>
    describedAt(path, method, operation),
  ),
);
