/** The rows in the result of `execute`; empty if it has none. */
export const rowsOf = (result: unknown): readonly Record<string, unknown>[] => (Array.isArray(result) ? result : []);
