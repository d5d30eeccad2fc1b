import type { HydrationOptions } from 'react-dom/client';
import { renderReloadLink } from './renderReloadLink.ts';
import { newReference, report } from '../site/report.ts';

const tell = (error: unknown): void => report(error, newReference());

/**
 * React's error handlers. Its own would log the whole message with any address in it; these report through `report`. An
 * error that a page's own boundary has caught is reported there.
 */
export const rootOptions: HydrationOptions = {
  onCaughtError: () => undefined,
  onUncaughtError(error) {
    tell(error);
    renderReloadLink(document);
  },
  onRecoverableError: tell,
};
