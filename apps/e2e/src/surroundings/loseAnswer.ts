import type { Page, Request } from '@playwright/test';
import { edgePort } from './surroundings.ts';

/** Idempotency-Key of a request. */
export const keyOf = (request: Request): string | undefined => request.headers()['idempotency-key'];

/** Waits for a POST to a path. */
export const nextPost = (page: Page, path: string): Promise<Request> =>
  page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === path);

/**
 * Passes the next POST to a path on and holds its answer back, so that it is lost when the page is left. `answered`
 * resolves with its Idempotency-Key once the gateway has answered.
 */
export const loseAnswer = async (
  page: Page,
  path: string,
): Promise<{ readonly answered: Promise<string | undefined> }> => {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  let isPassed = false;
  await page.route(
    ({ pathname }) => pathname === path,
    async (route, request) => {
      if (isPassed || request.method() !== 'POST') {
        await route.fallback();
        return;
      }
      isPassed = true;
      const { host, search } = new URL(request.url());
      // Node cannot resolve the names of sites.
      const url = `http://127.0.0.1:${edgePort}${path}${search}`;
      await route
        .fetch({ url, headers: { ...request.headers(), host } })
        .then(
          (answer) =>
            answer.ok() ? resolve(keyOf(request)) : reject(new Error(`${path} answered ${answer.status()}`)),
          reject,
        );
    },
  );
  return { answered: promise };
};
