import { FILE_BODY_MAX_BYTES } from '@baize/domain/uploads';

/**
 * The limits of a call: bytes of its body, with a file and without, and how many milliseconds the service has to accept
 * it, to begin its answer, and between two parts of the answer.
 */
export const callLimits = {
  bodyBytes: 1024 * 1024,
  fileBodyBytes: FILE_BODY_MAX_BYTES,
  connectMilliseconds: 2000,
  answerMilliseconds: 30_000,
  silenceMilliseconds: 300_000,
} as const;

export type CallLimits = { [Name in keyof typeof callLimits]: number };

/** The limits of all calls together: bytes of the bodies in memory, and calls that wait for a service to answer. */
export const roomLimits = { heldBytes: 128 * 1024 * 1024, callsAtOnce: 512 } as const;
