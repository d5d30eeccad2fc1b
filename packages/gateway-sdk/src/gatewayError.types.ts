/** What every error may carry: the gateway's own sentence, and the reference to quote when asking about it. */
export type Told = { readonly message?: string | undefined; readonly reference?: string | undefined };

/** Everything that may come of a call instead of its value. */
export type GatewayError = Told &
  (
    | { readonly kind: 'network' }
    | { readonly kind: 'timeout' }
    | { readonly kind: 'aborted' }
    /** An answer that is not the envelope, or whose value lacks what the portal relies on. */
    | { readonly kind: 'malformed'; readonly status: number }
    /** `retryAfter` in seconds, where a 503 asks for it. */
    | {
        readonly kind: 'http';
        readonly status: number;
        readonly code?: string | undefined;
        readonly retryAfter?: number | undefined;
      }
    /** Refused for a reason of business; `value` holds what belongs to the code (D37). */
    | { readonly kind: 'business'; readonly code: string; readonly value: Readonly<Record<string, unknown>> }
    | { readonly kind: 'unauthenticated' }
    /** `retryAfter` in seconds. */
    | { readonly kind: 'rateLimited'; readonly retryAfter: number }
    /** `until` as an ISO moment in UTC. */
    | { readonly kind: 'locked'; readonly until?: string | undefined }
    | { readonly kind: 'maintenance'; readonly until?: string | undefined }
    | { readonly kind: 'regionRestricted'; readonly ip?: string | undefined }
  );

export type GatewayErrorKind = GatewayError['kind'];
