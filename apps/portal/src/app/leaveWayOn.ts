/**
 * Fills a page that React has emptied after an uncaught error: the site's name as a link that loads the page again. It
 * needs no words, no component and no style, since any of them may be what failed.
 */
export function leaveWayOn(page: Document): void {
  const root = page.getElementById('root');
  if (root === null || root.hasChildNodes()) return;
  const main = root.appendChild(page.createElement('main'));
  const link = main.appendChild(page.createElement('h1')).appendChild(page.createElement('a'));
  link.href = page.location.pathname;
  link.textContent = `↻ ${page.title}`;
}
