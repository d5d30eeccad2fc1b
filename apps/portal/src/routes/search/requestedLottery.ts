export interface RequestedLottery {
  /** None: the first one that the house has. */
  readonly code: string | undefined;
}

/** The lottery that `?gameCode=` asks for (REQ-027). */
export function requestedLottery(search: URLSearchParams): RequestedLottery {
  return { code: search.get('gameCode') || undefined };
}
