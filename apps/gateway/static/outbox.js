const REFRESH_MS = 2000;

const rows = document.querySelector('tbody');
const row = document.querySelector('template')?.content.firstElementChild;
const said = document.querySelector('[role=status]');
const pause = document.getElementById('pause');
const known = new Set([...document.querySelectorAll('tr[data-id]')].map(({ dataset }) => dataset.id));

const isPaused = () => pause.getAttribute('aria-pressed') === 'true';

// The same sentence twice is read out twice: a screen reader notices what changes.
const say = (sentence) => {
  said.textContent = said.textContent === sentence ? `${sentence} ` : sentence;
};

const select = (cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
};

const copy = async (button) => {
  const { copy: text } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied ${text}`);
  } catch {
    select(button.closest('tr').querySelector('[data-cell=body]'));
    say('This browser does not let a page copy. The message is selected: copy it yourself.');
  }
};

const rowOf = (message) => {
  const made = row.cloneNode(true);
  made.dataset.id = message.id;
  for (const cell of made.querySelectorAll('[data-cell]')) cell.textContent = message[cell.dataset.cell];
  const button = made.querySelector('button');
  if (message.copy === undefined) button.remove();
  else {
    button.dataset.copy = message.copy;
    button.textContent = message.copyLabel;
  }
  return made;
};

// What is new comes before the rest; rows that are there stay as they are, and so does the focus.
const refresh = async () => {
  if (isPaused() || document.hidden) return;
  const answer = await fetch(`/outbox/messages${window.location.search}`);
  if (!answer.ok) return;
  const fresh = (await answer.json()).filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  for (const { id } of fresh) known.add(id);
  rows.prepend(...fresh.map(rowOf));
  document.getElementById('empty').hidden = true;
  document.getElementById('messages').hidden = false;
  say(fresh.length === 1 ? '1 new message' : `${fresh.length} new messages`);
};

const refreshAgain = () => {
  window.setTimeout(
    () =>
      void refresh()
        .catch(() => undefined)
        .then(refreshAgain),
    REFRESH_MS,
  );
};

rows.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-copy]');
  if (button !== null) void copy(button);
});
pause.addEventListener('click', () => {
  pause.setAttribute('aria-pressed', String(!isPaused()));
  say(isPaused() ? 'Paused: new messages do not appear' : 'New messages appear by themselves');
});
document.querySelector('[data-scripted]').hidden = false;
refreshAgain();
