import type { Schedule } from './drawTimes.ts';
import type { Drum } from './drawNumbers.ts';

/** How a lottery of the house draws. */
export type Lottery = { readonly schedule: Schedule; readonly drum: Drum };

const at = (hour: number, minute: number): number => hour * 60 + minute;
const every = (everyMinutes: number): Schedule => ({ firstMinute: 0, everyMinutes });
const daily = (firstMinute: number): Schedule => ({ firstMinute, everyMinutes: 24 * 60 });

/** The lotteries that the sandbox draws itself, by vendor and game. */
export const lotteries: Readonly<Record<string, Lottery>> = {
  'LOTT five-minute-draw': {
    schedule: every(5),
    drum: { numbers: 5, lowest: 0, highest: 9, putBack: true },
  },
  'LOTT lucky-six': {
    schedule: daily(at(21, 30)),
    drum: { numbers: 6, lowest: 1, highest: 49, special: true },
  },
  'LOTT eleven-five': { schedule: every(10), drum: { numbers: 5, lowest: 1, highest: 11 } },
  'LOTT fast-three': { schedule: every(3), drum: { numbers: 3, lowest: 1, highest: 6, putBack: true } },
  'LOTT racing-horses': { schedule: every(15), drum: { numbers: 10, lowest: 1, highest: 10 } },
  'LOTT star-twenty-eight': {
    schedule: daily(at(20, 0)),
    drum: { numbers: 3, lowest: 0, highest: 9, putBack: true },
  },
};
