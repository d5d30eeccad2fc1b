/** The page stands still while the next one comes: for no longer than this. */
const STANDS_STILL_MS = 300;

const NAME = 'game';

export interface CoverMove {
  readonly from: HTMLElement | null;
  /** Leads to the other page. */
  readonly change: () => void;
  /** Its counterpart there; asked until it answers. */
  readonly to: () => HTMLElement | null;
}

/** Turns the page so that one picture grows into another, or shrinks back; at once where nothing is to move. */
export function moveCover({ from, change, to }: CoverMove): void {
  if (!mayMove()) {
    change();
    return;
  }
  let arrived: HTMLElement | null = null;
  call(from, NAME);
  const transition = document.startViewTransition(async () => {
    call(from, '');
    change();
    arrived = await appeared(to);
    call(arrived, NAME);
  });
  // One that the browser passes over, as in a tab out of sight, has turned the page all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(
    () => call(arrived, ''),
    () => undefined,
  );
}

/** Whether this browser can move a picture from page to page, and the visitor welcomes it (D35). */
export function mayMove(): boolean {
  if (!('startViewTransition' in document) || document.documentElement.hasAttribute('data-quiet')) return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function call(picture: HTMLElement | null, name: string): void {
  if (picture) picture.style.viewTransitionName = name;
}

/** What is looked for, once it is in the page; null when it does not come in time. */
async function appeared(find: CoverMove['to']): Promise<HTMLElement | null> {
  const here = find();
  if (here) return here;
  const { promise, resolve } = Promise.withResolvers<HTMLElement | null>();
  const watcher = new MutationObserver(() => {
    const found = find();
    if (found) resolve(found);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => resolve(null), STANDS_STILL_MS);
  const found = await promise;
  clearTimeout(timer);
  watcher.disconnect();
  return found;
}
