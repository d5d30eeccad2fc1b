import { browserFloor } from '@baize/domain/browser-floor';
import type { PageWords } from '../words/siteWords.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * Styles of the note for unsupported browsers, black on white: they cannot parse the theme's colours. The boot script
 * sets `data-old` where a JavaScript feature is missing.
 */
export const oldBrowserStyle = [
  '.old-browser{margin:0;padding:24px;font:16px/1.5 sans-serif;color:black;background:white}',
  '.old-browser~#root{display:none}',
  `@supports ${browserFloor.style}{`,
  ':root:not([data-old]) .old-browser{display:none}',
  ':root:not([data-old]) .old-browser~#root{display:block}',
  '}',
].join('');

/** Static HTML of the note for unsupported browsers and for browsers without scripts, in the default language. */
export const oldBrowserNote = ({ plain }: PageWords): string => {
  const old = plain('site.oldBrowser');
  const noScript = plain('site.noScript');
  return [
    old === undefined ? '' : `<p class="old-browser">${escapeHtml(old)}</p>`,
    noScript === undefined ? '' : `<noscript><p>${escapeHtml(noScript)}</p></noscript>`,
  ].join('');
};
