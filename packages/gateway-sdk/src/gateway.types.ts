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
  /** Where paths begin; nothing in a browser, where the gateway answers under the site's own host. */
  readonly baseUrl?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly clock?: { now(): number };
  /** Spreads retries and chooses CDNs; keys and ids come from the platform's own source. */
  readonly random?: () => number;
  readonly token: () => string | undefined;
  readonly language: () => LanguageCode;
  readonly merchant: () => string;
  /** How bodies are sealed; standard JWE unless a merchant's gateway uses another scheme (D10). */
  readonly cipher?: Cipher;
  /** Told once per refused token, while that token is still the current one. */
  readonly onUnauthenticated?: () => void;
};

export type CallOptions = { readonly signal?: AbortSignal | undefined };

/** For calls that move money: the same key on a second try of the same thing makes it happen once (D38). */
export type MoneyCallOptions = CallOptions & { readonly idempotencyKey?: string | undefined };

export type Answer<T> = Promise<Result<T, GatewayError>>;

/** What is sent with a call. */
type CallRequest<Id extends OperationId, T> = {
  readonly query?: QueryOf<Id> | undefined;
  readonly body?: BodyOf<Id> | undefined;
  /** In place of a body, and sent form-encoded. */
  readonly form?: FormOf<Id> | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** What a 304 stands for, which brings no value. */
  readonly unchanged?: T | undefined;
  /** It is still sent when the page is left. */
  readonly keepalive?: boolean | undefined;
};

/** From the value as it travels, once it is checked, to what the portal works with; undefined: it cannot rely on it. */
export type Read<Id extends OperationId, T> = (value: ValueOf<Id>, beside: Beside) => T | undefined;

type Beside = {
  readonly headers: Headers;
  /** Between 0 and 1, drawn once for the life of a gateway (REQ-075). */
  readonly luck: number;
};

/** A client of one merchant's gateway, as the functions of every area take it. */
export type Gateway = {
  readonly merchant: () => string;
  /** The language, as calls name it. */
  readonly language: () => Schemas['LanguageCode'];
  /** The gateway's time in milliseconds, whatever this machine's clock says; undefined until it has answered once. */
  readonly now: () => number | undefined;
  /** Makes a call and reads its value. */
  readonly call: <Id extends OperationId, T>(
    operation: Operation<Id>,
    request: CallRequest<Id, T>,
    read: Read<Id, T>,
    options?: MoneyCallOptions,
  ) => Answer<T>;
  /** The same with a body that travels sealed (D10). */
  readonly callSealed: <Id extends keyof SealedPayloads, T>(
    operation: Operation<Id>,
    payload: PayloadOf<Id>,
    read: Read<Id, T>,
    options?: MoneyCallOptions,
  ) => Answer<T>;
  /** Seals text that travels as a field of a body. */
  readonly seal: (text: string, options?: CallOptions) => Answer<string>;
  /** Loads what sealing needs (cipher, keys), so that the first submit of a form does not wait for it. */
  readonly prepare: (options?: CallOptions) => Answer<null>;
};
