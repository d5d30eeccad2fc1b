import { createNotice } from './notice.js';
import { openTable } from './table.js';

/** @import { PageConfig } from '../src/page/page.types.ts' */

const main = document.querySelector('main');
const { words, tag, table, problem } = /** @type {PageConfig} */ (JSON.parse(main?.dataset['config'] ?? '{}'));

if (window.parent === window) document.documentElement.dataset['alone'] = '';

if (table !== undefined) {
  // The token in the address is spent: nobody needs to see it, and a reload must not look like a game that works.
  window.history.replaceState(null, '', '/play');
  openTable(table, words, tag);
  document.documentElement.dataset['ready'] = 'true';
} else {
  // Nothing lies behind this screen: Escape must not leave an empty page.
  document.getElementById('notice')?.addEventListener('cancel', (event) => event.preventDefault());
  explain();
}

function explain() {
  const notice = createNotice(words);
  if (problem === 'away') notice('awayTitle', 'awayText', [{ word: 'retry', press: () => window.location.reload() }]);
  else notice('sessionExpiredTitle', 'launchUsedText', []);
}
