import type { GatewayError, Result } from '@baize/gateway-sdk';

/** Carries a `GatewayError` through the query cache, which takes only thrown errors. */
export class ThrownGatewayError extends Error {
  readonly gatewayError: GatewayError;
  constructor(error: GatewayError) {
    super(error.message ?? error.kind);
    this.name = 'GatewayError';
    this.gatewayError = error;
  }
}

/** Returns the value of a call, or throws its error as a `ThrownGatewayError`. For query and mutation functions alone. */
export const valueOrThrow = async <T>(call: Promise<Result<T, GatewayError>>): Promise<T> => {
  const result = await call;
  if (!result.ok) throw new ThrownGatewayError(result.error);
  return result.value;
};

/** Returns the `GatewayError` of a failed query; any other error is a bug and becomes `malformed`. */
export const gatewayErrorOf = (error: Error | null): GatewayError | undefined => {
  if (error === null) return undefined;
  return error instanceof ThrownGatewayError
    ? error.gatewayError
    : { kind: 'malformed', status: 0, message: error.message };
};
