/** Fields of every error: the gateway's message, and the reference to quote to support. */
export type ErrorText = { readonly message?: string | undefined; readonly reference?: string | undefined };

/** Every failure of a call. */
export type GatewayError = ErrorText &
  (
    | { readonly kind: 'network' }
    | { readonly kind: 'timeout' }
    | { readonly kind: 'aborted' }
    /** The response is not the envelope, or its value lacks required fields. */
    | { readonly kind: 'malformed'; readonly status: number }
    /** `retryAfter` in seconds, from a 503. */
    | {
        readonly kind: 'http';
        readonly status: number;
        readonly code?: string | undefined;
        readonly retryAfter?: number | undefined;
      }
    /** Refused for a business reason; `value` has the details of the code (D37). */
    | { readonly kind: 'business'; readonly code: string; readonly value: Readonly<Record<string, unknown>> }
    | { readonly kind: 'unauthenticated' }
    /** `retryAfter` in seconds. */
    | { readonly kind: 'rateLimited'; readonly retryAfter: number }
    /** `until` is ISO 8601 in UTC. */
    | { readonly kind: 'locked'; readonly until?: string | undefined }
    | { readonly kind: 'maintenance'; readonly until?: string | undefined }
    | { readonly kind: 'regionRestricted'; readonly ip?: string | undefined }
  );

export type GatewayErrorKind = GatewayError['kind'];
