const own = (fault: Error): boolean => {
  const { severity, code, errno } = fault as { severity?: unknown; code?: unknown; errno?: unknown };
  return severity === 'FATAL' || errno !== undefined || (typeof code === 'string' && code.startsWith('CONNECTION_'));
};

/** True if an error or one of its causes is a lost connection, which must not be used or released afterwards. */
export const isConnectionLost = (fault: unknown): boolean =>
  fault instanceof Error && (own(fault) || (fault.cause !== undefined && isConnectionLost(fault.cause)));
