/** The part of JSON schema that the contract uses for responses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly default?: unknown;
};

export type DocumentOperation = {
  readonly operationId: string;
  readonly tags: readonly [string, ...string[]];
  readonly responses: {
    readonly 200: {
      readonly content: {
        readonly 'application/json'?: {
          readonly schema: Schema;
          readonly examples: { readonly success: { readonly value: { readonly value: unknown } } };
        };
        /** The schema of one event's data. */
        readonly 'text/event-stream'?: { readonly schema: Schema };
        readonly 'text/csv'?: { readonly schema: Schema };
        readonly 'application/octet-stream'?: { readonly schema: Schema };
      };
    };
  };
  readonly 'x-module-id': string;
  readonly 'x-access': 'anyone' | 'optional' | 'member' | 'agent';
  readonly 'x-idempotent': boolean;
  readonly 'x-wordless': boolean;
  readonly 'x-timeout-seconds': number;
  readonly 'x-plaintext'?: { readonly $ref: string };
};

export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The last segment of a `$ref`. */
export const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? $ref;

/** Every operation with its method and path, in the document's order. */
export const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
  );
