/** What a call may take: the size of its body, and the milliseconds a service has to take it, for its first byte and between two. */
export const callLimits = {
  bodyBytes: 1024 * 1024,
  connectMilliseconds: 2000,
  answerMilliseconds: 30_000,
  silenceMilliseconds: 300_000,
} as const;

export type CallLimits = { [Name in keyof typeof callLimits]: number };
