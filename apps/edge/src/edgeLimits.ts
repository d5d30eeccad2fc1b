/** How long the edge waits for a visitor, in milliseconds, and how much of a head it reads. */
export type EdgeLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMilliseconds: number;
  /** From the first byte of a request to the end of its body. */
  requestMilliseconds: number;
  /** Between two requests on one connection. */
  keepAliveMilliseconds: number;
  /** How often connections are looked over. */
  checkMilliseconds: number;
  headerBytes: number;
};

/** What a visitor on a slow line needs, and what one who holds connections open does not get. */
export const edgeLimits: EdgeLimits = {
  headersMilliseconds: 10_000,
  requestMilliseconds: 30_000,
  keepAliveMilliseconds: 5000,
  checkMilliseconds: 1000,
  headerBytes: 16 * 1024,
};
