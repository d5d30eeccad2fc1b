import type { Drum, Play } from '@baize/domain/lottery';
import type { Schedule } from './drawTimes.ts';
import data from './data/lotteries.json' with { type: 'json' };

/** A lottery that the sandbox draws itself: schedule, drum and plays. */
export type Lottery = {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly schedule: Schedule;
  readonly drum: Drum;
  readonly plays: readonly Play[];
};

type Kind = { readonly drum: Drum; readonly plays: readonly Play[] };

// Tests validate the data against the contract.
const kinds = data.kinds as unknown as Readonly<Record<string, Kind>>;

const readLottery = ({ vassalage, gameCode, kind, firstMinute, everyMinutes }: (typeof data.lotteries)[number]) => {
  const of = kinds[kind];
  if (of === undefined) throw new Error(`${gameCode}: no kind of lottery is called ${kind}.`);
  return { vassalage, gameCode, schedule: { firstMinute, everyMinutes }, ...of };
};

/** All house lotteries, in no particular order. */
export const lotteries: readonly Lottery[] = data.lotteries.map(readLottery);

const byKey = new Map(lotteries.map((lottery) => [`${lottery.vassalage} ${lottery.gameCode}`, lottery]));

/** Finds a house lottery by vendor and code. */
export const lotteryOf = (vassalage: string, gameCode: string): Lottery | undefined =>
  byKey.get(`${vassalage} ${gameCode}`);
