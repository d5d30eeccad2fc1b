/** How numbers are dialed in a territory, as patterns for whole texts of digits. */
export type NumberTerritory = {
  readonly mobile: string;
  /** What may stand before a number that is dialed within the territory. */
  readonly trunk?: string;
  /** What a number becomes whose trunk prefix says more than that it is one: `9$1`. */
  readonly rewrite?: string;
};

/** The mobile numbers of one dialing code, which territories may share. */
export type NumberPlan = {
  readonly code: string;
  /** What is dialed there before the code of another country. */
  readonly exits: readonly string[];
  readonly territories: readonly NumberTerritory[];
};
