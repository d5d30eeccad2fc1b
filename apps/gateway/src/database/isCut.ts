const own = (fault: Error): boolean => {
  const { severity, code, errno } = fault as { severity?: unknown; code?: unknown; errno?: unknown };
  return severity === 'FATAL' || errno !== undefined || (typeof code === 'string' && code.startsWith('CONNECTION_'));
};

/** Whether a fault, or what it came of, is that its connection is gone: nothing may be sent on it then, and it is not given back. */
export const isCut = (fault: unknown): boolean =>
  fault instanceof Error && (own(fault) || (fault.cause !== undefined && isCut(fault.cause)));
