import type { GatewayError, Result } from '@baize/gateway-sdk';

/** Carries a `GatewayError` through the query cache, which takes only thrown errors. */
export class GatewayFault extends Error {
  readonly fault: GatewayError;
  constructor(fault: GatewayError) {
    super(fault.message ?? fault.kind);
    this.name = 'GatewayFault';
    this.fault = fault;
  }
}

/** Returns the value of a call, or throws its error as a `GatewayFault`. For query and mutation functions alone. */
export const answered = async <T>(call: Promise<Result<T, GatewayError>>): Promise<T> => {
  const result = await call;
  if (!result.ok) throw new GatewayFault(result.error);
  return result.value;
};

/** Returns the `GatewayError` of a failed query; any other error is a bug and becomes `malformed`. */
export const faultOf = (error: Error | null): GatewayError | undefined => {
  if (error === null) return undefined;
  return error instanceof GatewayFault ? error.fault : { kind: 'malformed', status: 0, message: error.message };
};
