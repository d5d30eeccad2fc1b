import { lazy, type ComponentType } from 'react';
import { PlainScreen } from './PlainScreen.tsx';

type Screens = typeof import('../screens/index.ts');

const load = (): Promise<Screens> => import('../screens/index.ts');
const fetchThem = (): void => void load().catch(() => undefined);

// The screens that stand in for a page share one chunk, which the first load does without. If it cannot be fetched, a
// plain sentence stands in for them.
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
export const RealAccountScreen = lazyScreen((screens) => screens.RealAccountScreen);
export const RetryScreen = lazyScreen((screens) => screens.RetryScreen);
export const ShelfNotice = lazyScreen((screens) => screens.ShelfNotice);

// Late enough to compete with nothing that the first screen needs.
const FETCH_AFTER_MILLISECONDS = 2000;

/** Fetches the screens ahead of need: the one that says that the network is gone can then not be fetched. */
export function fetchScreensWhenIdle(): void {
  setTimeout(fetchThem, FETCH_AFTER_MILLISECONDS);
}
