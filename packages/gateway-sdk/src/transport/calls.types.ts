import type { Calls, components, operations } from '@baize/gateway-contract/client';

export type OperationId = keyof typeof operations & keyof Calls;
export type Schemas = components['schemas'];

/** What may be left out may be said to be undefined: neither travels. */
type Loose<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

export type QueryOf<Id extends OperationId> = Loose<NonNullable<Calls[Id]['parameters']['query']>>;
type ContentOf<Id extends OperationId> = Calls[Id] extends { requestBody: { content: infer Content } }
  ? Content
  : never;
export type BodyOf<Id extends OperationId> =
  ContentOf<Id> extends { 'application/json': infer Body } ? Loose<Body> : undefined;

/** The plaintext of each call whose body travels sealed. */
export type SealedPayloads = {
  logIn: Loose<Schemas['LogInPayload']>;
  answerLoginChallenge: Loose<Schemas['LoginChallengePayload']>;
  changePassword: Loose<Schemas['ChangePasswordPayload']>;
};
