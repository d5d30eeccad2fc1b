import { browserFloor } from '@baize/domain/browser-floor';
import type { PageWords } from '../words/siteWords.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * A browser below the floor shows the note and nothing else: black on white, since the theme's colours are what such a
 * browser cannot read. The boot script sets `data-old` where a feature of JavaScript is missing.
 */
export const oldBrowserStyle = [
  '.old-browser{margin:0;padding:24px;font:16px/1.5 sans-serif;color:black;background:white}',
  '.old-browser~#root{display:none}',
  `@supports ${browserFloor.style}{`,
  ':root:not([data-old]) .old-browser{display:none}',
  ':root:not([data-old]) .old-browser~#root{display:block}',
  '}',
].join('');

/** What a browser below the floor, or one without scripts, is told in the site's default language: plain markup, no script. */
export function oldBrowserNote({ plain }: PageWords): string {
  const old = plain('site.oldBrowser');
  const noScript = plain('site.noScript');
  return [
    old === undefined ? '' : `<p class="old-browser">${escapeHtml(old)}</p>`,
    noScript === undefined ? '' : `<noscript><p>${escapeHtml(noScript)}</p></noscript>`,
  ].join('');
}
