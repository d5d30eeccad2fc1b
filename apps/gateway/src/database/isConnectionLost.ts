const own = (error: Error): boolean => {
  const { severity, code, errno } = error as { severity?: unknown; code?: unknown; errno?: unknown };
  return severity === 'FATAL' || errno !== undefined || (typeof code === 'string' && code.startsWith('CONNECTION_'));
};

/** True if an error or one of its causes is a lost connection, which must not be used or released afterwards. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && (own(error) || (error.cause !== undefined && isConnectionLost(error.cause)));
