import type { PageWords } from '../words/siteWords.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * The note is hidden where the browser knows `light-dark()`, the newest feature that every page needs. Older browsers
 * show the note and nothing else.
 */
export const oldBrowserStyle =
  '.old-browser{padding:24px;font:16px/1.5 sans-serif}@supports (color:light-dark(red,red)){.old-browser{display:none}}';

/** What a browser below the floor, or one without scripts, is told in the site's default language: plain markup, no script. */
export function oldBrowserNote({ plain }: PageWords): string {
  const old = plain('site.oldBrowser');
  const noScript = plain('site.noScript');
  return [
    old === undefined ? '' : `<p class="old-browser">${escapeHtml(old)}</p>`,
    noScript === undefined ? '' : `<noscript><p>${escapeHtml(noScript)}</p></noscript>`,
  ].join('');
}
