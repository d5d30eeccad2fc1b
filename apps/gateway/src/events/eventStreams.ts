import type { EventStreams, Services, Session } from '../kernel/gateway.types.ts';
import { worldChanged } from '../merchants/openMerchants.ts';
import { eventStream } from './eventStream.ts';
import type { EventStream } from './eventStream.ts';
import { lastEventIds, MOST_EVENTS, readBalanceEvent, readEvents } from './events.store.ts';
import type { Owner } from './events.store.ts';

const BEAT_MS = 20_000;
/** Streams per session: a browser needs one and may still hold some that have broken off. */
const MOST_STREAMS = 3;
/** Sessions per query. */
const MOST_SESSIONS = 1000;

type Open = { readonly owner: Owner; readonly tokenHash: string; readonly stream: EventStream };

/** Signal text: a member may have new events. */
const memberSignal = ({ merchant, memberId }: Owner): string => `member ${merchant} ${memberId}`;

const portionsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/**
 * Manages the open event streams. Writers signal new events on a channel that all gateways listen to; every 20 seconds
 * one query per merchant finds missed events and ended sessions.
 */
export const openEventStreams = async ({
  database,
  merchants,
  clock,
  report,
}: Pick<Services, 'database' | 'merchants' | 'clock'> & {
  readonly report: (error: unknown) => void;
}): Promise<EventStreams> => {
  const byMember = new Map<string, Set<Open>>();

  const all = (): Open[] => [...byMember.values()].flatMap((streams) => [...streams]);
  const ofMerchant = (id: string): Open[] => all().filter(({ owner }) => owner.merchant === id);

  const lastIdsAt = async (id: string, tokenHashes: readonly string[]) => {
    const merchant = await merchants.find(id);
    if (merchant === undefined) return new Map<string, number>();
    const now = new Date(clock.now() + merchant.clockOffsetMs);
    return lastEventIds(database.of(merchant), id, tokenHashes, now);
  };

  const beatAt = async (id: string, streams: readonly Open[]): Promise<void> => {
    const last = await lastIdsAt(
      id,
      streams.map(({ tokenHash }) => tokenHash),
    );
    for (const { tokenHash, stream } of streams) {
      const lastId = last.get(tokenHash);
      if (lastId === undefined) stream.end();
      else if (lastId > (stream.last() ?? 0)) stream.wake();
      stream.beat();
    }
  };

  const beat = async (): Promise<void> => {
    for (const id of new Set(all().map(({ owner }) => owner.merchant)))
      for (const streams of portionsOf(ofMerchant(id), MOST_SESSIONS)) await beatAt(id, streams);
  };

  const stopHearing = await database.signals.hear((what) => {
    if (what === undefined) for (const { stream } of all()) stream.wake();
    else if (what.startsWith('member ')) for (const { stream } of byMember.get(what) ?? []) stream.wake();
    else if (what.startsWith(worldChanged(''))) for (const { stream } of ofMerchant(what.slice(6))) stream.wake();
  });
  let beaten: Promise<void> | undefined;
  const beatInTurn = (): void => {
    // Overlapping heartbeats would mistake each other's streams for abandoned ones.
    beaten ??= beat()
      .catch(report)
      .finally(() => (beaten = undefined));
  };
  const beating = setInterval(beatInTurn, BEAT_MS).unref();

  const makeRoom = (streams: ReadonlySet<Open>, { tokenHash }: Session): void => {
    const own = [...streams].filter((one) => one.tokenHash === tokenHash);
    for (const { stream } of own.slice(0, Math.max(0, own.length - MOST_STREAMS + 1))) stream.end();
  };

  const open: EventStreams['open'] = async ({ merchant, database: orm }, session, after) => {
    const owner = { merchant: merchant.id, memberId: session.memberId };
    const { tokenHash } = session;
    const key = memberSignal(owner);
    const streams = byMember.get(key) ?? new Set<Open>();
    byMember.set(key, streams);
    makeRoom(streams, session);
    const stream = eventStream({
      after,
      read: async (position) => {
        const last = (await lastIdsAt(merchant.id, [tokenHash])).get(tokenHash);
        if (last === undefined) return undefined;
        if (position !== undefined && position <= last) {
          const events = position === last ? [] : await readEvents(orm, owner, position);
          const read = events.at(-1)?.id ?? position;
          const hasMore = events.length === MOST_EVENTS;
          return { events, last: hasMore ? read : Math.max(read, last), hasMore };
        }
        const data = await readBalanceEvent(orm, owner);
        return { events: data === undefined ? [] : [{ id: last, data }], last };
      },
      onEnd: (error) => {
        streams.delete(opened);
        if (streams.size === 0 && byMember.get(key) === streams) byMember.delete(key);
        if (error !== undefined) report(error);
      },
    });
    const opened: Open = { owner, tokenHash, stream };
    streams.add(opened);
    byMember.set(key, streams);
    await stream.ready;
    return stream.body;
  };

  return {
    tell: (owner) => {
      // A failed signal must not fail the caller: the next heartbeat finds missed events.
      database.signals.tell(memberSignal(owner)).catch(report);
    },
    open,
    close: () => {
      clearInterval(beating);
      stopHearing();
      for (const { stream } of all()) stream.end();
    },
  };
};
