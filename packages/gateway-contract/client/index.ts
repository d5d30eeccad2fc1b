import type { components, operations as calls } from './paths.gen.ts';
import type { SealedPayloads } from './sealed.gen.ts';

export { operations } from './operations.gen.ts';
export type { Check, Composite, Operation } from './operation.types.ts';
export type { SealedPayloads } from './sealed.gen.ts';

export type OperationId = keyof calls;
export type Schemas = components['schemas'];

/** Optional fields may also be `undefined`, which is not serialised. */
type Loose<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

type Content<Id extends OperationId> = calls[Id]['responses'][200]['content'];
type Envelope<Id extends OperationId> = Content<Id> extends { 'application/json': infer Whole } ? Whole : never;

type ValueIn<Whole> = Whole extends { success: true; value: infer Value } ? Value : never;
type CodeIn<Whole> = Whole extends { success: false; value: { code: infer Code extends string } } ? Code : never;

/** Calls whose response is a stream of events, or a file. */
export type StreamId = {
  [Id in OperationId]: Content<Id> extends { 'application/json': unknown } ? never : Id;
}[OperationId];

/** The value in a call's response, in wire format; the stream itself for a stream. */
export type ValueOf<Id extends OperationId> = Id extends StreamId ? ReadableStream<Uint8Array> : ValueIn<Envelope<Id>>;

/** The refusal codes of a call. */
export type RefusalCodeOf<Id extends OperationId> = CodeIn<Envelope<Id>>;

export type QueryOf<Id extends OperationId> = Loose<NonNullable<calls[Id]['parameters']['query']>>;

/** The JSON body of a call; `never` if it has none. */
export type BodyOf<Id extends OperationId> = calls[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Loose<Body>
  : never;

/** The form-encoded body of a call; `never` if it has none. */
export type FormOf<Id extends OperationId> = calls[Id] extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Form } };
}
  ? Form
  : never;

/** The plaintext of a sealed body. */
export type PayloadOf<Id extends keyof SealedPayloads> = Loose<SealedPayloads[Id]>;
