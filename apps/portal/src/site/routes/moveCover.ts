/** Longest time that the old page stays frozen while the next one loads. */
const STANDS_STILL_MS = 300;

const NAME = 'game';

export type CoverMove = {
  readonly from: HTMLElement | null;
  /** Navigates to the other page. */
  readonly change: () => void;
  /** Finds its counterpart on the other page; called until it returns one. */
  readonly to: () => HTMLElement | null;
};

/** Navigates with a view transition that morphs one picture into another; without one where nothing may move. */
export const moveCover = ({ from, change, to }: CoverMove): void => {
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
  // A transition that the browser skips, as in a hidden tab, has navigated all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(
    () => call(arrived, ''),
    () => undefined,
  );
};

/** True when the browser has view transitions, and neither quiet mode nor reduced motion is on (D35). */
export const mayMove = (): boolean => {
  if (!('startViewTransition' in document) || document.documentElement.hasAttribute('data-quiet')) return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
};

const call = (picture: HTMLElement | null, name: string): void => {
  if (picture) picture.style.viewTransitionName = name;
};

/** Waits until an element is in the page; null after 300 ms. */
const appeared = async (find: CoverMove['to']): Promise<HTMLElement | null> => {
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
};
