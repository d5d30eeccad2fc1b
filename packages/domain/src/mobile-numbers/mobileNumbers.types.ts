/**
 * The mobile numbers of a territory, as sources of regular expressions over digits; `mobile` matches a whole number.
 */
export type NumberTerritory = {
  readonly mobile: string;
  /** Optional prefix of a number dialed within the territory. */
  readonly trunk?: string;
  /** Replacement for a match of `trunk` whose last capture group matched, such as `9$1`. */
  readonly rewrite?: string;
};

/** The mobile numbers of one dialing code and of the territories that share it. */
export type NumberPlan = {
  readonly code: string;
  /** Patterns of the exit codes, dialed before the code of another country. */
  readonly exits: readonly string[];
  readonly territories: readonly NumberTerritory[];
};
