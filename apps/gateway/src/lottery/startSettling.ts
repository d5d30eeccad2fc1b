import type { Services } from '../kernel/gateway.types.ts';
import { merchantsWithOpenBets, settleDue } from './bets.store.ts';

const EVERY_MS = 1000;

/** Settles due bets every second, with or without requests. Returns a function that stops it. */
export const startSettling = (
  { database, merchants, clock, events }: Pick<Services, 'database' | 'merchants' | 'clock' | 'events'>,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  let stopped = false;
  const isStopped = (): boolean => stopped;
  const settleAll = async (): Promise<void> => {
    for (const id of await merchantsWithOpenBets(database.owner)) {
      const merchant = await merchants.find(id);
      if (merchant === undefined) continue;
      const now = new Date(clock.now() + merchant.clockOffsetMs);
      for (const memberId of await settleDue(database.of(merchant), { merchant: id, isStopped }, now))
        events.tell({ merchant: id, memberId });
    }
  };
  let working: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    timer = setTimeout(() => {
      working = settleAll()
        .catch(report)
        .then(() => (stopped ? undefined : again()));
    }, EVERY_MS).unref();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return working;
  };
};
