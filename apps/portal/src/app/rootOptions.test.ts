import { beforeEach, expect, it } from 'vitest';
import { renderReloadLink } from './rootOptions.ts';

beforeEach(() => {
  document.title = 'Sample: games and lottery';
  history.replaceState(null, '', '/lottery?token=SECRET');
});

it('leaves the site’s name as a link to the same page where nothing is left', () => {
  document.body.innerHTML = '<div id="root"></div>';
  renderReloadLink(document);
  const link = document.querySelector('main h1 a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/lottery', '↻ Sample: games and lottery']);
});

it('leaves a page alone that still shows something', () => {
  document.body.innerHTML = '<div id="root"><p>A page</p></div>';
  renderReloadLink(document);
  expect(document.querySelector('a')).toBeNull();
});
