import { FILE_BODY_MAX_BYTES } from '@baize/domain/uploads';

/**
 * Limits of one gateway call: body bytes without and with an uploaded file, and timeouts for connecting, for the first
 * byte of the response, and between two of its chunks.
 */
export const callLimits = {
  bodyBytes: 1024 * 1024,
  fileBodyBytes: FILE_BODY_MAX_BYTES,
  connectMilliseconds: 2000,
  answerMilliseconds: 30_000,
  silenceMilliseconds: 300_000,
} as const;

export type CallLimits = { [Name in keyof typeof callLimits]: number };
