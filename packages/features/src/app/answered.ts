import type { GatewayError, Result } from '@baize/gateway-sdk';

/** How a refusal of the gateway travels through the query cache, which knows failures only as something thrown. */
export class GatewayFault extends Error {
  readonly fault: GatewayError;
  constructor(fault: GatewayError) {
    super(fault.message ?? fault.kind);
    this.name = 'GatewayFault';
    this.fault = fault;
  }
}

/** The value of a call; its error thrown as a `GatewayFault`. For query functions alone. */
export const answered = async <T>(call: Promise<Result<T, GatewayError>>): Promise<T> => {
  const result = await call;
  if (!result.ok) throw new GatewayFault(result.error);
  return result.value;
};

/** The gateway's error in what a query failed with; anything else is a bug and reads as malformed. */
export const faultOf = (error: Error | null): GatewayError | undefined => {
  if (error === null) return undefined;
  return error instanceof GatewayFault ? error.fault : { kind: 'malformed', status: 0, message: error.message };
};
