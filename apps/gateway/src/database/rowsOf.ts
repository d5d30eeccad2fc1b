/** The rows that a statement answered. */
export const rowsOf = (result: unknown): readonly Record<string, unknown>[] => (Array.isArray(result) ? result : []);
