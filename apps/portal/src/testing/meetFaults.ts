import { examples, failed, unreachable, type Stubs } from '@baize/gateway-sdk/testing';
import type { TenantDocument } from '@baize/tenant/document';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { field, wait } from './player.ts';
import { renderSite } from './renderSite.tsx';
import { gatewaySaying, startUpWith } from './siteGateway.ts';
import { takeClock } from './takeClock.ts';

/** How long an answer is waited for. */
export const PATIENCE_MILLISECONDS = 10_000;
/** How long an answer takes that is slow, but comes in time. */
export const SLOW_MILLISECONDS = 8000;
const RETRY_SECONDS = 40;
/** How long something may take that waits for no time to pass. */
export const SOON = { timeout: 10_000, interval: 5 } as const;

/** How long one form may take to meet them all: seven submits, on a machine that does much else. */
export const ALL_FAULTS = { timeout: 120_000 } as const;

const SYSTEM_ERROR = 'System error. Reference: –';
const html = { status: 502, headers: { 'Content-Type': 'text/html' } };
const retry = { status: 429, headers: { 'Retry-After': String(RETRY_SECONDS) } };

interface Fault {
  readonly name: string;
  readonly answer: () => typeof unreachable | ReturnType<typeof failed> | Response | Promise<never>;
  readonly says: string;
}

/** What goes wrong with a call: what comes in its answer's place, and what the player is told. */
export const faults: readonly Fault[] = [
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

/** A call of a page: how its form is reached and filled in, how it is sent, what is there once it went well. */
export interface FaultyCall {
  readonly call: keyof Stubs;
  readonly path: string;
  readonly flags?: readonly string[];
  /** Of a member who is logged in. */
  readonly token?: string;
  /** What the gateway answers while nothing is wrong, where that is not the contract's example. */
  readonly answers?: Stubs;
  /** What the merchant's document says besides. */
  readonly tenant?: Partial<TenantDocument>;
  /** How long its answer is waited for, where that is not as usual. */
  readonly patienceSeconds?: number;
  /** What the player is told whatever is wrong, in a place that has no room for why. */
  readonly says?: string;
  /** The page calls by itself, and the first fault is there before it is sent again. */
  readonly atOnce?: boolean;
  readonly reach?: () => Promise<void>;
  readonly send: () => Promise<void>;
  /** Takes note of a fault that stands in the way of another try. */
  readonly dismiss?: () => Promise<void>;
  /** What was filled in, by its label. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What else is seen while nothing came of it. */
  readonly stands?: () => unknown;
  /** What is seen while a slow answer is on its way. */
  readonly meanwhile?: () => unknown;
  readonly done: () => Promise<void>;
}

/**
 * Meets one fault after the other with one form, and at last an answer that is slow but good. Each time the player is
 * told the fault's sentence, finds what was filled in, and can send again, which makes another call.
 */
export const meetFaults = async ({
  call,
  path,
  flags,
  token,
  tenant = {},
  answers = {},
  ...row
}: FaultyCall): Promise<void> => {
  takeClock();
  // A read is tried again at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const good: unknown = { ...examples, ...answers }[call];
  let answer: (() => unknown) | undefined = row.atOnce === true ? faults[0]?.answer : undefined;
  let calls = 0;
  const answered = (asked: never): unknown => {
    calls += 1;
    if (answer !== undefined) return answer();
    return typeof good === 'function' ? (good as (call: never) => unknown)(asked) : good;
  };
  const stubs: Stubs = { getStartUp: startUpWith(...(flags ?? [])), ...answers, [call]: answered };
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
  for (const fault of faults) {
    ({ answer } = fault);
    const before = calls;
    await row.send();
    // What is said of every fault may stand there from the one before: it counts once this one is over.
    const isTold = (): boolean =>
      row.says === undefined
        ? document.body.textContent.includes(fault.says)
        : isIdle() && document.body.innerHTML.includes(row.says);
    await vi.waitUntil(() => calls > before, SOON);
    for (let reads = 1; fault.name === 'time-out' && !isTold(); reads += 1) {
      await wait(row.patienceSeconds === undefined ? PATIENCE_MILLISECONDS : row.patienceSeconds * 1000);
      await vi.waitUntil(() => isTold() || calls > before + reads, SOON);
    }
    const said = row.says ?? fault.says;
    await vi.waitFor(
      () => expect([fault.name, isTold() ? said : document.body.textContent]).toEqual([fault.name, said]),
      SOON,
    );
    await fieldsAreKept(fault.name);
    await row.stands?.();
    if (fault.name.startsWith('429')) await wait(RETRY_SECONDS * 1000);
    await row.dismiss?.();
  }
  const slow = Promise.withResolvers<unknown>();
  const { promise } = slow;
  answer = () => promise;
  await row.send();
  await wait(SLOW_MILLISECONDS);
  await row.meanwhile?.();
  // A page that called by itself goes on saying why it is not there.
  if (row.atOnce !== true) for (const { says } of faults) expect(screen.queryByText(says)).toBeNull();
  answer = undefined;
  slow.resolve(answered(undefined as never));
  await row.done();
};
