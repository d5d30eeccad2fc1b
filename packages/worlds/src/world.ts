import { jurisdictionIds } from '@baize/domain/jurisdictions';
import { z } from 'zod';
import { clock } from './clock.ts';
import { plannedFailures } from './failures.ts';
import { rows } from './rows/rows.ts';
import { settings } from './settings.ts';

const change = {
  failures: plannedFailures.exactOptional(),
  clock: clock.exactOptional(),
  settings: settings.exactOptional(),
  /** The law under which the world offers play, in the place of its merchant's. */
  jurisdiction: z.enum(jurisdictionIds).exactOptional(),
  rows: rows.exactOptional(),
};

/** Body of POST /lab/worlds: the merchant to clone, the account to log in as, and changes to the merchant. */
export const newWorld = z.strictObject({ from: z.string().min(1), as: z.string().min(1).exactOptional(), ...change });

/**
 * Body of PATCH /lab/worlds/:id. `failures` replace the current ones; settings and rows are merged into the current ones.
 */
export const worldChange = z.strictObject(change);

/** Wish for the world of a test, story or journey, independent of its merchant. */
export type WorldWish = Omit<z.input<typeof newWorld>, 'from'>;
export type WorldChange = z.input<typeof worldChange>;
