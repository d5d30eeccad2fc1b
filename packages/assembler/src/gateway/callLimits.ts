/**
 * The limits of a call: bytes of its body, and how many milliseconds the service has to accept it, to begin its answer,
 * and between two parts of the answer.
 */
export const callLimits = {
  bodyBytes: 1024 * 1024,
  connectMilliseconds: 2000,
  answerMilliseconds: 30_000,
  silenceMilliseconds: 300_000,
} as const;

export type CallLimits = { [Name in keyof typeof callLimits]: number };
