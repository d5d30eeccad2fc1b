import { bannerGroups } from '@baize/domain/banner-groups';
import { categoryOrder } from '@baize/domain/categories';
import { languageCodes } from '@baize/domain/languages';
import { latinDigits, normalCode, normalText } from '@baize/domain/typed-text';
import { z } from '@hono/zod-openapi';

export const languageCode = z.enum(languageCodes).openapi('LanguageCode', { example: 'EN' });
export const gameType = z.enum(categoryOrder).openapi('GameType', { example: 'RNG' });
export const bannerGroup = z.enum(bannerGroups).openapi('BannerGroup', { example: 'w_home' });

/** An amount in minor units: an integer as a string, negative with a minus sign. */
export const minorAmount = z
  .string()
  .regex(/^(?:0|-?[1-9]\d*)$/)
  .openapi('MinorAmount', { description: 'Minor units of the currency, as digits.', example: '123456' });

/** An amount of at least 1 that a member asks for, in minor units. */
export const someAmount = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .openapi({ description: 'Minor units of the currency, at least 1.', example: '10000' });

/** The id of an order, a round or another record. */
export const recordId = z
  .string()
  .regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  .openapi({ example: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11' });

/** A moment in UTC. */
export const instant = z.iso.datetime().openapi({ example: '2026-03-01T04:00:00Z' });

/** User input in its normal form (D60), whose length the limits count. */
export const typedText = z.string().overwrite(normalText);

/** A typed code in its normal form: Latin digits, without spaces and hyphens (D60). */
export const typedCode = z.string().overwrite(normalCode);

/** An invitation code: letters unchanged, digits of any script converted to 0–9. */
export const invitation = typedText.overwrite(latinDigits).max(255);

/** The merchant that the caller expects at this host. */
export const merchantCode = z
  .string()
  .max(64)
  .optional()
  .openapi({ description: 'Must be the merchant of the host, if sent.' });

/** A vendor's code. */
export const vassalage = z.string().min(1).max(32).openapi({ example: 'BAIZE' });

/** Only the length is validated here; the country decides which numbers are valid. */
export const mobileNum = typedText.min(4).max(50).openapi({
  description:
    'A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.',
  example: '13800138000',
});
export const countryDialingCode = z
  .string()
  .regex(/^\d{1,4}$/)
  .openapi({ example: '86' });

/** The answer to a captcha. */
export const captchaAnswer = z
  .string()
  .min(1)
  .max(256)
  .openapi({ description: 'The characters of the picture, or `proof:<challenge>:<n>`; see getCaptcha.' });

/** Page numbers start at 1; coerced, since query values are strings. */
export const pageNo = z.coerce.number().int().min(1).max(10_000).default(1).openapi({ example: 1 });
export const pageSize = z.coerce.number().int().min(1).max(100).default(15).openapi({ example: 15 });
