/** Timeouts of the edge for visitors, in milliseconds, and the largest head of a request, in bytes. */
export type EdgeLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMilliseconds: number;
  /** From the first byte of a request to the end of its body. */
  requestMilliseconds: number;
  /** Between two requests on one connection. */
  keepAliveMilliseconds: number;
  /** Interval at which connections are checked for timeouts. */
  checkMilliseconds: number;
  headerBytes: number;
};

/** Long enough for a slow connection, and short for a client that only holds connections open. */
export const edgeLimits: EdgeLimits = {
  headersMilliseconds: 10_000,
  requestMilliseconds: 30_000,
  keepAliveMilliseconds: 5000,
  checkMilliseconds: 1000,
  headerBytes: 16 * 1024,
};
