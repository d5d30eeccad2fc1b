const POLL_MILLISECONDS = 1500;
const COPIED_MILLISECONDS = 2000;

const main = document.querySelector('main');
if (main === null) throw new Error('The page has no main part.');
const { order, state, sequence, origin: site } = main.dataset;
const told = document.getElementById('told');

/** The page that holds our frame hears us only if it is of the site that opened the payment. */
if (site !== undefined && window.parent !== window)
  window.parent.postMessage({ type: 'baize:payment', order, state }, site);

/**
 * Seconds as a clock shows them.
 * @param {number} seconds
 */
function clockOf(seconds) {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
    .replace(/^00:/, '');
}

/**
 * Counts down by the time that has passed here: the clock of this machine may be wrong.
 * @param {HTMLElement} left
 */
function countDown(left) {
  const all = Number(left.dataset['seconds']);
  const start = performance.now();
  const count = setInterval(() => {
    const seconds = Math.max(0, all - Math.floor((performance.now() - start) / 1000));
    left.textContent = clockOf(seconds);
    if (seconds === 0) clearInterval(count);
  }, 250);
}

/** Asks how the payment goes, and shows the page anew once it has changed. */
async function poll() {
  const answer = await fetch(`${window.location.pathname}/state`).catch(() => undefined);
  const now = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (now !== undefined && String(now.sequence) !== sequence) window.location.reload();
  else setTimeout(poll, POLL_MILLISECONDS);
}

/**
 * Copies the value beside a button; where the browser refuses, it selects it instead.
 * @param {HTMLButtonElement} button
 */
async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset['copies'] ?? '');
  } catch {
    const value = button.parentElement?.querySelector('bdi');
    if (value) window.getSelection()?.selectAllChildren(value);
    return;
  }
  const before = button.textContent;
  const copied = button.dataset['copied'] ?? '';
  button.textContent = copied;
  if (told !== null) told.textContent = copied;
  setTimeout(() => {
    button.textContent = before;
    if (told !== null) told.textContent = '';
  }, COPIED_MILLISECONDS);
}

const left = document.getElementById('left');
if (left !== null) countDown(left);
if (main.dataset['final'] === 'no') void poll();
for (const button of document.querySelectorAll('button.copy'))
  if (button instanceof HTMLButtonElement) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
