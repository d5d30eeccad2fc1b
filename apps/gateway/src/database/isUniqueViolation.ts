/** PostgreSQL's code of a row that a unique index refused. */
const UNIQUE_VIOLATION = '23505';

/** True for the error of a query whose row a unique index refused; drivers wrap it as a cause. */
export const isUniqueViolation = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { readonly code?: unknown };
  return code === UNIQUE_VIOLATION || isUniqueViolation(cause);
};
