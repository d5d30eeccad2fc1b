import type { LanguageCode } from '@baize/domain/languages';
import type {
  BodyOf,
  FormOf,
  Operation,
  OperationId,
  PayloadOf,
  QueryOf,
  Schemas,
  SealedPayloads,
  ValueOf,
} from '@baize/gateway-contract/client';
import type { Cipher } from './cipher/cipher.types.ts';
import type { GatewayError } from './gatewayError.types.ts';
import type { Result } from './result.ts';

export type GatewayOptions = {
  /** Base URL of all paths; omitted in a browser, where the gateway shares the site's host. */
  readonly baseUrl?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly clock?: { now(): number };
  /** Jitter of retries and choice of CDNs; keys and ids use the platform's crypto. */
  readonly random?: () => number;
  readonly token: () => string | undefined;
  readonly language: () => LanguageCode;
  readonly merchant: () => string;
  /** Encryption of bodies; standard JWE unless a merchant's gateway uses another scheme (D10). */
  readonly cipher?: Cipher;
  /** Called once per rejected token, if that token is still the current one. */
  readonly onUnauthenticated?: () => void;
};

export type CallOptions = { readonly signal?: AbortSignal | undefined };

/** For calls that move money: a retry with the same key takes effect only once (D38). */
export type MoneyCallOptions = CallOptions & { readonly idempotencyKey?: string | undefined };

export type Answer<T> = Promise<Result<T, GatewayError>>;

/** The request of a call. */
type CallRequest<Id extends OperationId, T> = {
  readonly query?: QueryOf<Id> | undefined;
  readonly body?: BodyOf<Id> | undefined;
  /** A form-encoded body, instead of `body`. */
  readonly form?: FormOf<Id> | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Returned on 304 Not Modified (no body). */
  readonly unchanged?: T | undefined;
  /** Sends the request even when the page unloads. */
  readonly keepalive?: boolean | undefined;
};

/** Converts a checked wire value into what the portal uses; undefined when it is unusable. */
export type Read<Id extends OperationId, T> = (value: ValueOf<Id>, context: ReadContext) => T | undefined;

type ReadContext = {
  readonly headers: Headers;
  /** Random number from 0 to below 1, drawn once per gateway; rotates the CDNs (REQ-075). */
  readonly cdnSeed: number;
};

/** A client of one merchant's gateway, the first parameter of every area's functions. */
export type Gateway = {
  readonly merchant: () => string;
  /** The current language, as the contract's code. */
  readonly language: () => Schemas['LanguageCode'];
  /** The gateway's time in milliseconds, independent of this machine's clock; undefined before the first response. */
  readonly now: () => number | undefined;
  /** Sends a request and reads the response's value. */
  readonly call: <Id extends OperationId, T>(
    operation: Operation<Id>,
    request: CallRequest<Id, T>,
    read: Read<Id, T>,
    options?: MoneyCallOptions,
  ) => Answer<T>;
  /** Like `call`, with an encrypted body (D10). */
  readonly callSealed: <Id extends keyof SealedPayloads, T>(
    operation: Operation<Id>,
    payload: PayloadOf<Id>,
    read: Read<Id, T>,
    options?: MoneyCallOptions,
  ) => Answer<T>;
  /** Encrypts a text that is sent as a field of a body. */
  readonly seal: (text: string, options?: CallOptions) => Answer<string>;
  /** Preloads cipher and keys, so that the first submit of a form does not wait for them. */
  readonly prepare: (options?: CallOptions) => Answer<null>;
};
