import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import type { TenantDocument } from '@baize/tenant/document';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { faults, PATIENCE_MILLISECONDS, SLOW_MILLISECONDS, SOON } from './meetFaults.ts';
import { wait } from './player.ts';
import { renderSite } from './renderSite.tsx';
import { gatewaySaying, startUpWith } from './siteGateway.ts';
import { takeClock } from './takeClock.ts';

/** A call that nobody asked for: where it comes to nothing its part of the page is left out, and nothing is said. */
export interface LeftOutCall {
  readonly call: keyof Stubs;
  readonly path: string;
  /** Of a member who is logged in. */
  readonly token?: string;
  /** What the gateway answers while nothing is wrong, where that is not the contract's example. */
  readonly answers?: Stubs;
  /** What the merchant's document says besides. */
  readonly tenant?: Partial<TenantDocument>;
  /** What the page is about, which stands without it. */
  readonly stands: () => Promise<unknown>;
  /** What comes of the call; null while it is left out. */
  readonly part: () => unknown;
  /** Makes it be asked for again; when left out, the player comes back to the tab. */
  readonly again?: () => Promise<void>;
}

const comeBack = async (): Promise<void> => act(async () => void fireEvent(window, new Event('visibilitychange')));

/**
 * Meets one fault after the other with one page, and at last an answer that is slow but good. Each time the page stands
 * without its part and says nothing of it; once it was answered, the part is there.
 */
export const leaveOut = async ({
  call,
  path,
  token,
  tenant = {},
  answers = {},
  ...row
}: LeftOutCall): Promise<void> => {
  takeClock();
  // A read is tried again at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const good: unknown = { ...examples, ...answers }[call];
  let answer: (() => unknown) | undefined = faults[0]?.answer;
  let calls = 0;
  const answered = (asked: never): unknown => {
    calls += 1;
    if (answer !== undefined) return answer();
    return typeof good === 'function' ? (good as (call: never) => unknown)(asked) : good;
  };
  const { queryClient } = await renderSite(path, {
    fetch: gatewaySaying({ getStartUp: startUpWith(), ...answers, [call]: answered }),
    tenant,
    ...(token === undefined ? {} : { token }),
  });
  // What the frame has for whoever stays comes with the first thing that is done.
  fireEvent.pointerMove(window);
  const again = row.again ?? comeBack;
  const isLeftOut = async (when: string): Promise<void> => {
    await row.stands();
    expect([when, row.part()]).toEqual([when, null]);
    expect([when, screen.queryAllByRole('alert').map(({ textContent }) => textContent)]).toEqual([when, []]);
    for (const { says } of faults) expect(document.body.textContent).not.toContain(says);
  };
  for (const fault of faults) {
    ({ answer } = fault);
    const before = calls;
    if (fault !== faults[0]) await again();
    await vi.waitUntil(() => calls > (fault === faults[0] ? 0 : before), SOON);
    // A read that times out is tried again twice, each time once the one before has been given up.
    if (fault.name === 'time-out')
      for (let reads = 0; reads < 3 || (reads < 12 && queryClient.isFetching() > 0); reads += 1)
        await wait(PATIENCE_MILLISECONDS);
    await vi.waitUntil(() => queryClient.isFetching() === 0, SOON);
    await isLeftOut(fault.name);
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
  slow.resolve(answered(undefined as never));
  await vi.waitFor(() => expect(row.part()).not.toBeNull(), SOON);
};
