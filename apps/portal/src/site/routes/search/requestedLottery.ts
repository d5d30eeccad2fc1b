export type RequestedLottery = {
  /** Undefined selects the first lottery of the house. */
  readonly code: string | undefined;
};

/** Parses `?gameCode=` (REQ-027). */
export const requestedLottery = (search: URLSearchParams): RequestedLottery => ({
  code: search.get('gameCode') || undefined,
});
