import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { merchantPage, moment, table } from '../pages/merchantPage.ts';
import { text } from '../pages/page.ts';
import { latestIncidents } from './incidents.store.ts';
import type { CountedIncident } from './incidents.store.ts';

const HEADINGS = ['Last (UTC)', 'Times', 'Incident', 'Page', 'Browser', 'Release', 'References'];

const cells = (incident: CountedIncident): string[] => [
  moment(incident.last_at),
  `${incident.times}`,
  `${text(incident.name)}: ${text(incident.message)}`,
  text(incident.place),
  text(incident.browser),
  text(incident.release),
  text(incident.player_references.join(' ')),
];

/** Page of incidents in players' browsers, by merchant, with the references that players saw. */
export const mountIncidentsPage = (app: GatewayApp, services: Services): void => {
  app.get('/incidents', (c) =>
    merchantPage(c, services, 'Incidents', async (merchant) => {
      const incidents = await latestIncidents(services.database.of(merchant), merchant.id);
      return incidents.length === 0
        ? '<p>No incident has been reported.</p>'
        : table('Incidents', HEADINGS, incidents.map(cells));
    }),
  );
};
