import type { z } from 'zod';

const originPattern =
  /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?|http:\/\/([a-z0-9-]+\.)*localhost(:(\d{1,5}|\*))?)$/;

// An https origin without a path, or, for development, a local one with any port.
const isOrigin = (text: string): boolean => originPattern.test(text);

/** Rejects anything but an origin, and suggests the origin of a full address. */
export const checkOrigin = (context: z.core.ParsePayload<string>): void => {
  const text = context.value;
  if (isOrigin(text)) return;
  const origin = URL.canParse(text) ? new URL(text).origin : undefined;
  const fix = origin !== undefined && isOrigin(origin) ? `Write "${origin}".` : undefined;
  context.issues.push({ code: 'custom', message: 'it is not an origin', input: text, ...(fix && { params: { fix } }) });
};
