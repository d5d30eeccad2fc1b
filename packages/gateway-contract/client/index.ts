import type { components, operations as calls } from './paths.gen.ts';
import type { SealedPayloads } from './sealed.gen.ts';

export { operations } from './operations.gen.ts';
export type { Check, Composite, Operation } from './operation.types.ts';
export type { SealedPayloads } from './sealed.gen.ts';

export type OperationId = keyof calls;
export type Schemas = components['schemas'];

/** What may be left out may be said to be undefined: neither travels. */
type Loose<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

type Envelope<Id extends OperationId> = calls[Id]['responses'][200]['content']['application/json'];

/** The value that a call answers, as it travels. */
export type ValueOf<Id extends OperationId> = Extract<Envelope<Id>, { success: true }>['value'];

/** The codes with which a call may be refused for a reason of business. */
export type RefusalCodeOf<Id extends OperationId> = Extract<Envelope<Id>, { success: false }>['value']['code'];

export type QueryOf<Id extends OperationId> = Loose<NonNullable<calls[Id]['parameters']['query']>>;

/** The JSON body of a call; never, where it has none. */
export type BodyOf<Id extends OperationId> = calls[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Loose<Body>
  : never;

/** The form-encoded body of a call; never, where it has none. */
export type FormOf<Id extends OperationId> = calls[Id] extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Form } };
}
  ? Form
  : never;

/** The plaintext of a sealed body. */
export type PayloadOf<Id extends keyof SealedPayloads> = Loose<SealedPayloads[Id]>;
