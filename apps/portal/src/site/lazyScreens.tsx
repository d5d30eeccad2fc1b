import type { Features } from '@baize/features/app';
import type { ComponentType } from 'react';
import { setIncidentReporter } from './report.ts';
import { lazyExtra } from './words/lazyWithWords.tsx';
import type { SiteWords } from './words/SiteWords.ts';
import { PlainScreen } from './PlainScreen.tsx';

type Screens = typeof import('./screens/index.ts');

const load = (): Promise<Screens> => import('./screens/index.ts');

// The screens that replace a page share one chunk, outside the first load. When it or its words fail to load, a plain
// sentence is rendered instead.
const lazyScreen = <Props extends object>(
  choose: (screens: Screens) => ComponentType<Props>,
  Instead: ComponentType<Props> = PlainScreen,
) => lazyExtra('general', () => load().then(choose), Instead);

export const BlockedScreen = lazyScreen((screens) => screens.BlockedScreen);
export const ErrorScreen = lazyScreen((screens) => screens.ErrorScreen);
export const LoginAgain = lazyScreen((screens) => screens.LoginAgain);
export const MaintenanceScreen = lazyScreen((screens) => screens.MaintenanceScreen);
export const NonAgentScreen = lazyScreen((screens) => screens.NonAgentScreen);
export const NoticeRegion = lazyScreen((screens) => screens.NoticeRegion);
export const NotFoundScreen = lazyScreen((screens) => screens.NotFoundScreen);
export const OfflineNote = lazyScreen(
  (screens) => screens.OfflineNote,
  ({ isOffline }) => isOffline && <PlainScreen />,
);
export const OtherAccountDialog = lazyScreen((screens) => screens.OtherAccountDialog);
export const RealAccountScreen = lazyScreen((screens) => screens.RealAccountScreen);
export const RetryScreen = lazyScreen((screens) => screens.RetryScreen);
export const ShelfNotice = lazyScreen((screens) => screens.ShelfNotice);

/** Sends the errors of this visit to the gateway. */
export const reportIncidentsToGateway = (gateway: Features['gateway']): void => {
  setIncidentReporter(async (incident) => (await load()).sendIncident(gateway, incident, window));
};

// Late enough not to compete with the first screen.
export const FETCH_AFTER_MILLISECONDS = 2000;

/** Prefetches the screens and their words: the offline screen could not be fetched when it is needed. */
export const fetchScreensWhenIdle = (words: SiteWords): void => {
  setTimeout(() => {
    load().catch(() => undefined);
    void words.need('general');
  }, FETCH_AFTER_MILLISECONDS);
};
