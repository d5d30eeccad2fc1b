import { allowedAddress, thisSite } from '../addresses/addresses.rules.ts';

/** The elements allowed in a merchant's text: words and their structure, none that loads, runs or restyles. */
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

/** True for an address that a merchant's text may link to: a page of this site, or any https, mail or telephone one. */
export const leadsSafely = (address: string): boolean =>
  allowedAddress(address, { site: thisSite, schemes: ['https:', 'mailto:', 'tel:'] }) !== undefined;
