/** The rows that a statement answered: PGlite wraps them, a server gives them as they are. */
export const rowsOf = (result: unknown): readonly Record<string, unknown>[] => {
  if (Array.isArray(result)) return result;
  return typeof result === 'object' && result !== null && 'rows' in result ? rowsOf(result.rows) : [];
};
