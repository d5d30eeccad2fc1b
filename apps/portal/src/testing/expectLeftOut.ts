import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import type { TenantDocument } from '@baize/tenant/document';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { failures, waitBriefly, MOST_READS, PATIENCE_MILLISECONDS, SLOW_MILLISECONDS, SOON } from './meetFailures.ts';
import { wait } from './player.ts';
import { renderSite } from './renderSite.tsx';
import { gatewaySaying, startUpWith } from './siteGateway.ts';
import { takeClock } from './takeClock.ts';

/** An optional call: when it fails, its part of the page is left out without a message. */
export type LeftOutCall = {
  readonly call: keyof Stubs;
  readonly path: string;
  /** Token of a logged-in member. */
  readonly token?: string;
  /** Answers without a failure, where they differ from the contract's examples. */
  readonly answers?: Stubs;
  /** Overrides of the merchant's document. */
  readonly tenant?: Partial<TenantDocument>;
  /** Waits for the rest of the page, which is rendered without the part. */
  readonly stands: () => Promise<unknown>;
  /** Finds the part; null while it is left out. */
  readonly part: () => unknown;
  /** Triggers a refetch. By default the player comes back to the tab. */
  readonly again?: () => Promise<void>;
};

const comeBack = async (): Promise<void> => act(async () => void fireEvent(window, new Event('visibilitychange')));

/**
 * Answers the call with one failure after another, then slowly and well. After each failure the page is rendered without
 * the part and without a message; after the good answer the part is there.
 */
export const expectLeftOut = async ({
  call,
  path,
  token,
  tenant = {},
  answers = {},
  ...row
}: LeftOutCall): Promise<void> => {
  takeClock();
  // Removes the jitter: a read is retried at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const good: unknown = { ...examples, ...answers }[call];
  let answer: (() => unknown) | undefined = failures[0]?.answer;
  let calls = 0;
  const respond = (asked: never): unknown => {
    calls += 1;
    if (answer !== undefined) return answer();
    return typeof good === 'function' ? (good as (call: never) => unknown)(asked) : good;
  };
  const { queryClient } = await renderSite(path, {
    fetch: gatewaySaying({ getStartUp: startUpWith(), ...answers, [call]: respond }),
    tenant,
    ...(token === undefined ? {} : { token }),
  });
  // Loads the parts of the frame that come with the first interaction.
  fireEvent.pointerMove(window);
  const isIdle = (): boolean => queryClient.isFetching() === 0;
  const again = row.again ?? comeBack;
  const isLeftOut = async (when: string): Promise<void> => {
    await row.stands();
    expect([when, row.part()]).toEqual([when, null]);
    expect([when, screen.queryAllByRole('alert').map(({ textContent }) => textContent)]).toEqual([when, []]);
    for (const { says } of failures) expect(document.body.textContent).not.toContain(says);
  };
  for (const failure of failures) {
    ({ answer } = failure);
    const before = calls;
    if (failure !== failures[0]) await again();
    await vi.waitUntil(() => calls > (failure === failures[0] ? 0 : before), SOON);
    // A read that times out is retried twice. A poll may have begun meanwhile: the clock advances until nothing is pending.
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const isTried = failure.name !== 'time-out' || reads >= 3;
      if (isTried) await waitBriefly(isIdle);
      if (isTried && isIdle()) break;
      await wait(PATIENCE_MILLISECONDS);
    }
    expect([failure.name, isIdle()]).toEqual([failure.name, true]);
    await isLeftOut(failure.name);
  }
  const slow = Promise.withResolvers<unknown>();
  const { promise } = slow;
  answer = () => promise;
  const before = calls;
  await again();
  await vi.waitUntil(() => calls > before, SOON);
  await wait(SLOW_MILLISECONDS);
  await isLeftOut('slow');
  answer = undefined;
  slow.resolve(respond(undefined as never));
  await vi.waitFor(() => expect(row.part()).not.toBeNull(), SOON);
};
