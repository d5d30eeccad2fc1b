import type { LanguageCode } from '@baize/domain/languages';
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
