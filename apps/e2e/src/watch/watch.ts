import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { askEdge } from '../surroundings/surroundings.ts';

/** A failed call that the browser logs to the console; no other errors can be expected. */
type NamedFailure = {
  /** HTTP status, or Chromium's error code without a response, such as ERR_INTERNET_DISCONNECTED. */
  readonly status: number | string;
  readonly path: string | RegExp;
  /** True for a call that may not be made at all, because its refusal may come first. */
  readonly mayNotHappen?: boolean;
};

export type Watch = {
  /** Expects calls to a path to fail. If none does, that is a complaint, too. */
  expectFailure(failure: NamedFailure): void;
  /** Returns all complaints so far, as sentences. */
  complaints(): Promise<string[]>;
};

const FAILED_LOAD = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::(\w+))/u;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Watches every page of a context, vendors' frames included, and the policy reports sent to the edge. */
export const watchContext = (context: BrowserContext, host: string): Watch => {
  const found: string[] = [];
  const named: { readonly failure: NamedFailure; seen: number }[] = [];

  const isNamed = (status: string, address: string): boolean => {
    const path = URL.canParse(address) ? new URL(address).pathname : address;
    const entry = named.find(
      ({ failure }) =>
        String(failure.status) === status &&
        (failure.path instanceof RegExp ? failure.path.test(path) : failure.path === path),
    );
    if (entry !== undefined) entry.seen += 1;
    return entry !== undefined;
  };

  const handleConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const [, status, word] = FAILED_LOAD.exec(message.text()) ?? [];
    const reason = status ?? word;
    if (reason !== undefined && isNamed(reason, message.location().url)) return;
    found.push(`console ${message.type()}: ${oneLine(message.text())} (${message.location().url})`);
  };

  const handleFailedRequest = (request: Request): void => {
    const reason = request.failure()?.errorText.replace(/^net::/u, '') ?? '';
    // Leaving a page or cancelling an unused query aborts requests.
    if (reason === 'ERR_ABORTED' || new URL(request.url()).hostname !== host) return;
    if (!isNamed(reason, request.url())) found.push(`request failed: ${reason} ${request.url()}`);
  };

  const listen = (page: Page): void => {
    page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
    page.on('requestfailed', handleFailedRequest);
  };
  context.on('console', handleConsole);
  context.on('page', listen);
  for (const page of context.pages()) listen(page);

  return {
    expectFailure: (failure) => void named.push({ failure, seen: 0 }),
    async complaints() {
      const { reports } = (await askEdge(`/csp-reports?host=${host}`)) as { reports: { report: unknown }[] };
      return [
        ...found,
        ...reports.map(({ report }) => `policy report: ${JSON.stringify(report)}`),
        ...named
          .filter(({ failure, seen }) => seen === 0 && failure.mayNotHappen !== true)
          .map(({ failure }) => `expected to fail and did not: ${failure.status} ${String(failure.path)}`),
      ];
    },
  };
};
