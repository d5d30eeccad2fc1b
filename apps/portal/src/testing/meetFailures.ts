import { examples, failed, unreachable, type Stubs } from '@baize/gateway-sdk/testing';
import type { TenantDocument } from '@baize/tenant/document';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { field, wait } from './player.ts';
import { renderSite } from './renderSite.tsx';
import { gatewaySaying, startUpWith } from './siteGateway.ts';
import { takeClock } from './takeClock.ts';

/** Time-out of a call. */
export const PATIENCE_MILLISECONDS = 10_000;
/** Delay of a slow answer, below the time-out. */
export const SLOW_MILLISECONDS = 8000;
const RETRY_SECONDS = 40;
/** Limit for waits that depend on no timer. */
export const SOON = { timeout: 10_000, interval: 5 } as const;

/** Number of waits allowed for a call without an answer: its clock may start after the wait for it, on a busy machine. */
export const MOST_READS = 30;

/** Waits a second for a condition, and goes on without it. */
export const waitBriefly = (condition: () => boolean): Promise<unknown> =>
  vi.waitUntil(condition, { timeout: 1000, interval: 5 }).catch(() => undefined);

/** Limit for one form to meet all failures: seven submits on a busy machine. */
export const ALL_FAILURES = { timeout: 120_000 } as const;

const SYSTEM_ERROR = 'System error. Reference: –';
const html = { status: 502, headers: { 'Content-Type': 'text/html' } };
const retry = { status: 429, headers: { 'Retry-After': String(RETRY_SECONDS) } };

type PlannedFailure = {
  readonly name: string;
  readonly answer: () => typeof unreachable | ReturnType<typeof failed> | Response | Promise<never>;
  readonly says: string;
};

/** Failures of a call: the answer, and the sentence that the player reads. */
export const failures: readonly PlannedFailure[] = [
  { name: 'offline', answer: () => unreachable, says: 'There is a network problem. Try again.' },
  { name: '500', answer: () => failed(500), says: SYSTEM_ERROR },
  { name: 'time-out', answer: () => new Promise(() => {}), says: 'That took too long. Try again.' },
  { name: 'HTML 502', answer: () => new Response('<h1>Elsewhere</h1>', html), says: SYSTEM_ERROR },
  {
    name: '429 with Retry-After',
    answer: () => Response.json({}, retry),
    says: `Too many attempts. Wait ${RETRY_SECONDS} seconds, then try again.`,
  },
  { name: 'malformed JSON', answer: () => new Response('{"success": tr'), says: SYSTEM_ERROR },
];

/** A call of a page: its address, how to fill in and send its form, and what it renders when it succeeds. */
export type FailingCall = {
  readonly call: keyof Stubs;
  readonly path: string;
  readonly flags?: readonly string[];
  /** Token of a logged-in member. */
  readonly token?: string;
  /** Answers without a failure, where they differ from the contract's examples. */
  readonly answers?: Stubs;
  /** Overrides of the merchant's document. */
  readonly tenant?: Partial<TenantDocument>;
  /** Time-out of this call, where it differs. */
  readonly patienceSeconds?: number;
  /** One sentence for all failures, in a place that has no room for the reason. */
  readonly says?: string;
  /** True when the page calls on load, so that the first failure is met before the first `send`. */
  readonly atOnce?: boolean;
  readonly reach?: () => Promise<void>;
  readonly send: () => Promise<void>;
  /** Closes the message of a failure that blocks the next try. */
  readonly dismiss?: () => Promise<void>;
  /** Values of the form that each failure must keep, by label. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Checks what else is rendered after a failure. */
  readonly stands?: () => unknown;
  /** Checks what is rendered while a slow answer is pending. */
  readonly meanwhile?: () => unknown;
  readonly done: () => Promise<void>;
};

/**
 * Answers a form's call with one failure after another, then slowly and well. After each failure the player reads its
 * sentence, keeps the typed values, and can send again, which makes another call.
 */
export const meetFailures = async ({
  call,
  path,
  flags,
  token,
  tenant = {},
  answers = {},
  ...row
}: FailingCall): Promise<void> => {
  takeClock();
  // Removes the jitter: a read is retried at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const good: unknown = { ...examples, ...answers }[call];
  let answer: (() => unknown) | undefined = row.atOnce === true ? failures[0]?.answer : undefined;
  let calls = 0;
  const respond = (asked: never): unknown => {
    calls += 1;
    if (answer !== undefined) return answer();
    return typeof good === 'function' ? (good as (call: never) => unknown)(asked) : good;
  };
  const stubs: Stubs = { getStartUp: startUpWith(...(flags ?? [])), ...answers, [call]: respond };
  const { queryClient } = await renderSite(path, {
    fetch: gatewaySaying(stubs),
    tenant,
    ...(token === undefined ? {} : { token }),
  });
  const isIdle = (): boolean => queryClient.isFetching() + queryClient.isMutating() === 0;
  await row.reach?.();
  const fieldsAreKept = async (when: string): Promise<void> => {
    for (const [label, value] of Object.entries(row.kept ?? {}))
      expect([when, label, (await field(label)).value]).toEqual([when, label, value]);
  };
  for (const failure of failures) {
    ({ answer } = failure);
    const before = calls;
    await row.send();
    // With one sentence for all failures, the one on screen may be of the previous failure: it counts once the call has
    // ended.
    const isTold = (): boolean =>
      row.says === undefined
        ? document.body.textContent.includes(failure.says)
        : isIdle() && document.body.innerHTML.includes(row.says);
    await vi.waitUntil(() => calls > before, SOON);
    for (let reads = 1; failure.name === 'time-out' && !isTold() && reads <= MOST_READS; reads += 1) {
      const seen = calls;
      await wait(row.patienceSeconds === undefined ? PATIENCE_MILLISECONDS : row.patienceSeconds * 1000);
      await waitBriefly(() => isTold() || calls > seen);
    }
    const said = row.says ?? failure.says;
    await vi.waitFor(
      () => expect([failure.name, isTold() ? said : document.body.textContent]).toEqual([failure.name, said]),
      SOON,
    );
    await fieldsAreKept(failure.name);
    await row.stands?.();
    if (failure.name.startsWith('429')) await wait(RETRY_SECONDS * 1000);
    await row.dismiss?.();
  }
  const slow = Promise.withResolvers<unknown>();
  const { promise } = slow;
  answer = () => promise;
  await row.send();
  await wait(SLOW_MILLISECONDS);
  await row.meanwhile?.();
  // A page that called on load keeps its message until the answer comes.
  if (row.atOnce !== true) for (const { says } of failures) expect(screen.queryByText(says)).toBeNull();
  answer = undefined;
  slow.resolve(respond(undefined as never));
  await row.done();
};
