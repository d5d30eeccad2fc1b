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

// Browsers pass over these wherever they stand in an address.
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/gu;

/** How an address begins that a merchant's text may lead to: a page of this site, or one by https, mail or telephone. */
export const safeAddress = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/iu;

/** Whether a link in a merchant's text may lead there, whatever a browser passes over in its address. */
export const leadsSafely = (address: string): boolean => safeAddress.test(address.replace(UNSEEN, ''));
