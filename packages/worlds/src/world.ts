import { z } from 'zod';
import { clock } from './clock.ts';
import { faults } from './faults.ts';
import { rows } from './rows/rows.ts';
import { settings } from './settings.ts';

const change = {
  faults: faults.exactOptional(),
  clock: clock.exactOptional(),
  settings: settings.exactOptional(),
  rows: rows.exactOptional(),
};

/** What POST /lab/worlds takes: the merchant to clone, the account to be logged in as, and what the world has otherwise. */
export const newWorld = z.strictObject({ from: z.string().min(1), as: z.string().min(1).exactOptional(), ...change });

/** What PATCH /lab/worlds/:id takes. Faults are those from now on, settings and rows are laid over those that there are. */
export const worldChange = z.strictObject(change);

/** What a test, a story or a journey asks of its world, whichever merchant it is one of. */
export type WorldWish = Omit<z.input<typeof newWorld>, 'from'>;
export type WorldChange = z.input<typeof worldChange>;
