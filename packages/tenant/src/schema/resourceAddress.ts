import { allowedAddress } from '@baize/domain/addresses';
import { patterns } from '@baize/domain/field-rules';
import type { z } from 'zod';

const EMAIL = 3;

const thisMachine = ['http://localhost:*', 'http://*.localhost:*'];

/** True for an https address, or a local http one. */
export const isWebAddress = (text: string): boolean =>
  !text.includes(' ') && allowedAddress(text, { schemes: ['https:'], origins: thisMachine }) !== undefined;

const kinds: Readonly<Record<string, { fits: (url: string) => boolean; form: string }>> = {
  PHONE: {
    fits: (url) => /^(tel:)?\+?[\d ()./-]{4,}$/.test(url),
    form: 'a telephone number such as "+86 400 000 0188"',
  },
  EMAIL: {
    fits: (url) => patterns[EMAIL](url.replace(/^mailto:/, '')),
    form: 'an e-mail address such as "help@example.com"',
  },
};
const web = { fits: isWebAddress, form: 'an https address such as "https://example.com/app"' };

type Resource = { resourceType: string; url: string };

/**
 * Rejects an address that does not fit its resource's type. Players open it, so scripts and data URLs must never pass.
 */
export const checkResource = (context: z.core.ParsePayload<Resource>): void => {
  const { resourceType, url } = context.value;
  const { fits, form } = kinds[resourceType] ?? web;
  if (fits(url)) return;
  const message = `it is not an address of a resource of type ${resourceType}`;
  const params = { fix: `Write ${form}.` };
  context.issues.push({ code: 'custom', message, path: ['url'], input: url, params });
};
