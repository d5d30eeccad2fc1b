import { newReference, report } from '../site/report.ts';

/**
 * Reports uncaught errors and rejections, such as an effect that threw. The browser itself would log the whole message
 * with any address in it.
 */
export const followIncidents = (browser: Pick<Window, 'addEventListener'>): void => {
  browser.addEventListener('error', (event) => {
    // An event without an error is a remark of the browser, or comes from another origin's script: it has nothing to
    // report.
    if (event.error instanceof Error) tell(event, event.error);
  });
  browser.addEventListener('unhandledrejection', (event) => tell(event, event.reason));
};

const tell = (event: Event, error: unknown): void => {
  event.preventDefault();
  report(error, newReference());
};
