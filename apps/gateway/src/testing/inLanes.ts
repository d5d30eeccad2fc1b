const LANES = 8;

/** Runs `act` for each item, a fixed number at a time. */
export const inLanes = async <T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> => {
  const rest = all.values();
  const lane = async (): Promise<void> => {
    for (const one of rest) await act(one);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};
