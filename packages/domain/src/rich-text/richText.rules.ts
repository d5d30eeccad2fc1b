import { allowedAddress, thisSite } from '../addresses/index.ts';

/** The elements that a merchant's text may be made of: words and their order, nothing that loads, runs or looks otherwise. */
export const richTextTags = [
  'p',
  'br',
  'hr',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'bdi',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** The attributes that any of them may have; `href` belongs to links alone. */
export const richTextAttributes = ['dir', 'lang', 'href'] as const;

/** Whether a link in a merchant's text may lead there: to a page of this site, or anywhere by https, mail or telephone. */
export const leadsSafely = (address: string): boolean =>
  allowedAddress(address, { site: thisSite, schemes: ['https:', 'mailto:', 'tel:'] }) !== undefined;
