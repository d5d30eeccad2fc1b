import { artVersion } from '@baize/sandbox-art';
import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';

/** Path of a vendor's icon. */
export const vendorIconPath = (vassalage: string): string =>
  `/media/${artVersion}/VENDOR_ICON_SMALL/${vassalage}-DEFAULT.png`;

/** Path of a banner of a group in a merchant's look; `nth` within the group, from 0. */
export const bannerPath = (group: string, look = 'royal', nth = 0): string =>
  `/media/${artVersion}/BANNER/${look}.${group}${nth === 0 ? '' : `-${nth % 10}`}.avif`;

/** Path of a promotion's picture, with its title in `language`. */
export const promotionPath = (id: string, language: LanguageCode): string =>
  `/media/${artVersion}/PROMOTION/${id}.${languages[language].catalog}.avif`;

/** Path of a reward's picture, with its name in `language`. */
export const rewardPath = (id: string, language: LanguageCode): string =>
  `/media/${artVersion}/REWARD/${id}.${languages[language].catalog}.avif`;

/** Path of a drawn picture for members, from 1. */
export const memberPicturePath = (nth: number): string => `/media/${artVersion}/MEMBER/${nth}.png`;
