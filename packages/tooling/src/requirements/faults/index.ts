import type { RowFaults } from '../fault.ts';
import { announcements } from './announcements.ts';
import { catalogue } from './catalogue.ts';
import { games } from './games.ts';
import { login } from './login.ts';
import { points } from './points.ts';
import { product } from './product.ts';
import { registration } from './registration.ts';
import { routesAndShell } from './routes.ts';
import { session } from './session.ts';
import { startUp } from './startUp.ts';
import { transport } from './transport.ts';

/** The faults of all areas, a file for each chapter or two of docs/requirements.md. */
export const faults: RowFaults = {
  ...product,
  ...routesAndShell,
  ...startUp,
  ...session,
  ...login,
  ...registration,
  ...transport,
  ...catalogue,
  ...games,
  ...announcements,
  ...points,
};
