import type { HydrationOptions } from 'react-dom/client';
import { newReference, report } from '../site/report.ts';

/**
 * Fills a page that React has emptied after an uncaught error with a link that reloads it, named after the site. Uses
 * no words, component or style, any of which may have caused the error.
 */
export const renderReloadLink = (page: Document): void => {
  const root = page.getElementById('root');
  if (root === null || root.hasChildNodes()) return;
  const main = root.appendChild(page.createElement('main'));
  const link = main.appendChild(page.createElement('h1')).appendChild(page.createElement('a'));
  link.href = page.location.pathname;
  link.textContent = `↻ ${page.title}`;
};

const tell = (error: unknown): void => report(error, newReference());

/**
 * React's error handlers. Its own would log the whole message with any address in it; these report through `report`. An
 * error that a page's own boundary has caught is reported there.
 */
export const rootOptions: HydrationOptions = {
  onCaughtError: () => undefined,
  onUncaughtError(error) {
    tell(error);
    renderReloadLink(document);
  },
  onRecoverableError: tell,
};
