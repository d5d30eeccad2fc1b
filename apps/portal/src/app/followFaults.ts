import { newReference, report } from './report.ts';

/**
 * Reports what nobody caught, such as an effect of a feature that threw. Left alone the browser writes the whole message
 * to its console, with any address in it.
 */
export function followFaults(browser: Pick<Window, 'addEventListener'>): void {
  browser.addEventListener('error', (event) => {
    // Without an error it is the browser's own remark, or a script of another origin: there is nothing to tell.
    if (event.error instanceof Error) tell(event, event.error);
  });
  browser.addEventListener('unhandledrejection', (event) => tell(event, event.reason));
}

function tell(event: Event, fault: unknown): void {
  event.preventDefault();
  report(fault, newReference());
}
