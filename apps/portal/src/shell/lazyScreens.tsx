import { lazy, type ComponentType } from 'react';
import { PlainScreen } from './PlainScreen.tsx';

type Screens = typeof import('../screens/index.ts');

const load = (): Promise<Screens> => import('../screens/index.ts');
const fetchThem = (): void => void load().catch(() => undefined);

// What takes a page's place is one chunk, fetched when the browser is idle: the first load goes without its drawings.
// When the network is gone before it has come, a plain sentence stands in.
function lazyScreen<Props>(choose: (screens: Screens) => ComponentType<Props>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: choose(await load()) };
    } catch {
      return { default: PlainScreen };
    }
  });
}

export const BlockedScreen = lazyScreen((screens) => screens.BlockedScreen);
export const ExpiredNotice = lazyScreen((screens) => screens.ExpiredNotice);
export const FaultScreen = lazyScreen((screens) => screens.FaultScreen);
export const MaintenanceScreen = lazyScreen((screens) => screens.MaintenanceScreen);
export const NotFoundScreen = lazyScreen((screens) => screens.NotFoundScreen);
export const OtherAccountDialog = lazyScreen((screens) => screens.OtherAccountDialog);
export const RetryScreen = lazyScreen((screens) => screens.RetryScreen);
export const ShelfNotice = lazyScreen((screens) => screens.ShelfNotice);

// Behind all that a first screen asks for.
const FETCH_AFTER_MILLISECONDS = 2000;

/** Fetches the screens once nothing else is waiting, so that they are there when the network is not. */
export function fetchScreensWhenIdle(): void {
  setTimeout(fetchThem, FETCH_AFTER_MILLISECONDS);
}
