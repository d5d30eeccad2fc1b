export type RequestedLottery = {
  /** Undefined selects the first lottery of the house. */
  readonly code: string | undefined;
};

/** Parses `?gameCode=` (REQ-027). */
export function requestedLottery(search: URLSearchParams): RequestedLottery {
  return { code: search.get('gameCode') || undefined };
}
