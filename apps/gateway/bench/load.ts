import { createHistogram } from 'node:perf_hooks';
import type { RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

/** One call of the load; its times are grouped by `kind`. */
export type Ask = {
  readonly kind: string;
  readonly host: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The result of a load: answers per second, and response times by kind of call and under `ALL`, in microseconds. */
export type Measured = {
  readonly perSecond: number;
  readonly times: ReadonlyMap<string, RecordableHistogram>;
  /** Answers of 503 with `Retry-After`; their times are not recorded. */
  readonly refused: number;
  /** Number of failed or unexpected answers; `firstWrong` describes the first. */
  readonly wrong: number;
  readonly firstWrong: string | undefined;
};

/** Key of the histogram over all calls. */
export const ALL = 'all';

const MICROSECONDS = 1000;
const TICK_MILLISECONDS = 1;

/** A percentile of response times, in milliseconds. */
export const percentile = (times: RecordableHistogram | undefined, percent: number): number =>
  (times?.percentile(percent) ?? 0) / MICROSECONDS;

const recorder = (origin: string, connections: number) => {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const times = new Map([[ALL, createHistogram()]]);
  let refused = 0;
  let wrong = 0;
  let firstWrong: string | undefined;
  const fail = (reason: string): void => {
    wrong += 1;
    firstWrong ??= reason;
  };
  const record = (kind: string, milliseconds: number): void => {
    const own = times.get(kind) ?? createHistogram();
    times.set(kind, own);
    for (const each of [own, times.get(ALL)]) each?.record(Math.max(1, Math.round(milliseconds * MICROSECONDS)));
  };
  /** Sends one call; its time is measured from when it was due. */
  const send = async ({ kind, host, method, path, headers = {}, body }: Ask, due: number): Promise<void> => {
    try {
      const answer = await pool.request({ method, path, headers: { ...headers, host }, body: body ?? null });
      const text = await answer.body.text();
      if (answer.statusCode === 503 && answer.headers['retry-after'] !== undefined) {
        refused += 1;
        return;
      }
      record(kind, performance.now() - due);
      if (answer.statusCode !== 200 || text.includes('"success":false'))
        fail(`${kind} ${path}: ${answer.statusCode} ${text.slice(0, 200)}`);
    } catch (error) {
      fail(`${kind} ${path}: ${String(error)}`);
    }
  };
  const end = async (begun: number): Promise<Measured> => {
    const perSecond = (times.get(ALL)?.count ?? 0) / ((performance.now() - begun) / 1000);
    await pool.close();
    return { perSecond, times, refused, wrong, firstWrong };
  };
  return { send, end };
};

/** A closed-loop load: every connection sends its next call as soon as the last is answered. */
export const closedLoop = async (
  origin: string,
  connections: number,
  seconds: number,
  next: () => Ask,
): Promise<Measured> => {
  const { send, end } = recorder(origin, connections);
  const begun = performance.now();
  const lane = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) await send(next(), performance.now());
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return end(begun);
};

/**
 * An open-loop load: a fixed rate of calls, independent of their answers. A call delayed by a slow one is measured from
 * when it was due.
 */
export const openLoop = async (
  origin: string,
  perSecond: number,
  seconds: number,
  next: () => Ask,
): Promise<Measured> => {
  const { send, end } = recorder(origin, perSecond);
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  while (sent.length < perSecond * seconds) {
    const due = begun + (sent.length * 1000) / perSecond;
    if (due <= performance.now()) sent.push(send(next(), due));
    else await delay(TICK_MILLISECONDS);
  }
  await Promise.all(sent);
  return end(begun);
};
