import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { merchantPage, moment, table } from '../pages/merchantPage.ts';
import { text } from '../pages/page.ts';
import { latestFaults } from './faults.store.ts';
import type { CountedFault } from './faults.store.ts';

const HEADINGS = ['Last (UTC)', 'Times', 'Fault', 'Page', 'Browser', 'Release', 'References'];

const cells = (fault: CountedFault): string[] => [
  moment(fault.last_at),
  `${fault.times}`,
  `${text(fault.name)}: ${text(fault.message)}`,
  text(fault.place),
  text(fault.browser),
  text(fault.release),
  text(fault.player_references.join(' ')),
];

/** Page of incidents in players' browsers, by merchant, with the references that players saw. */
export const mountFaultsPage = (app: GatewayApp, services: Services): void => {
  app.get('/faults', (c) =>
    merchantPage(c, services, 'Faults', async (merchant) => {
      const faults = await latestFaults(services.database.of(merchant), merchant.id);
      return faults.length === 0 ? '<p>No fault has been reported.</p>' : table('Faults', HEADINGS, faults.map(cells));
    }),
  );
};
