import type { Answer, CallOptions, MoneyCallOptions } from '../gateway.types.ts';
import type { BodyOf, OperationId, QueryOf, Schemas, SealedPayloads } from './calls.types.ts';
import type { WireRequest } from './attempt.ts';
import type { WireAnswer } from './openAnswer.ts';

/** Reads a call's value; undefined: it is not what the portal relies on. A 304 comes without a value. */
export type Read<T> = (value: unknown, answer: WireAnswer) => T | undefined;

/** One call as it travels: with its headers, within its time, tried again if it is a read. */
export type Send = <T>(id: OperationId, request: WireRequest, read: Read<T>, options: MoneyCallOptions) => Answer<T>;

type Input<Id extends OperationId> = {
  readonly query?: QueryOf<Id> | undefined;
  readonly body?: BodyOf<Id> | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
};

export type Transport = {
  /** Makes a call and reads its value. */
  readonly call: <Id extends OperationId, T>(
    id: Id,
    input: Input<Id>,
    read: Read<T>,
    options?: MoneyCallOptions,
  ) => Answer<T>;
  /** The same with a body that travels sealed (D10). */
  readonly callSealed: <Id extends keyof SealedPayloads, T>(
    id: Id,
    payload: SealedPayloads[Id],
    read: Read<T>,
    options?: CallOptions,
  ) => Answer<T>;
  /** Seals text that travels as a field of a body. */
  readonly seal: (text: string, options?: CallOptions) => Answer<string>;
  /** Loads what sealing needs, ahead of its first use. */
  readonly prepare: (options?: CallOptions) => Answer<null>;
  /** What groups need of the gateway's options. */
  readonly merchant: () => string;
  readonly language: () => Schemas['LanguageCode'];
  /** Between 0 and 1, drawn once for the life of this gateway (REQ-075). */
  readonly luck: number;
};
