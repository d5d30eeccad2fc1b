import type { Features } from '@baize/features/app';
import type { ComponentType } from 'react';
import { tellFaultsTo } from '../app/report.ts';
import { lazyExtra } from '../words/lazyWithWords.tsx';
import type { SiteWords } from '../words/SiteWords.ts';
import { PlainScreen } from './PlainScreen.tsx';

type Screens = typeof import('../screens/index.ts');

const load = (): Promise<Screens> => import('../screens/index.ts');

// The screens that stand in for a page share one chunk, which the first load does without. If it or its words cannot be
// fetched, a plain sentence stands in for them.
function lazyScreen<Props extends object>(choose: (screens: Screens) => ComponentType<Props>) {
  return lazyExtra('general', () => load().then(choose), PlainScreen);
}

export const BlockedScreen = lazyScreen((screens) => screens.BlockedScreen);
export const FaultScreen = lazyScreen((screens) => screens.FaultScreen);
export const LoginAgain = lazyScreen((screens) => screens.LoginAgain);
export const MaintenanceScreen = lazyScreen((screens) => screens.MaintenanceScreen);
export const NonAgentScreen = lazyScreen((screens) => screens.NonAgentScreen);
export const NoticeRegion = lazyScreen((screens) => screens.NoticeRegion);
export const NotFoundScreen = lazyScreen((screens) => screens.NotFoundScreen);
export const OfflineNote = lazyScreen((screens) => screens.OfflineNote);
export const OtherAccountDialog = lazyScreen((screens) => screens.OtherAccountDialog);
export const RealAccountScreen = lazyScreen((screens) => screens.RealAccountScreen);
export const RetryScreen = lazyScreen((screens) => screens.RetryScreen);
export const ShelfNotice = lazyScreen((screens) => screens.ShelfNotice);

/** Tells the gateway of the faults of this visit. */
export function tellGatewayOfFaults(gateway: Features['gateway']): void {
  tellFaultsTo(async (fault) => (await load()).sendFault(gateway, fault, window));
}

// Late enough to compete with nothing that the first screen needs.
export const FETCH_AFTER_MILLISECONDS = 2000;

/** Fetches the screens and their words ahead of need: the one that says that the network is gone can then not be fetched. */
export function fetchScreensWhenIdle(words: SiteWords): void {
  setTimeout(() => {
    load().catch(() => undefined);
    void words.need('general');
  }, FETCH_AFTER_MILLISECONDS);
}
