import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { merchantPage, moment, table } from '../pages/merchantPage.ts';
import { text } from '../pages/page.ts';
import { latestMessages } from './outbox.store.ts';
import type { Message } from './outbox.store.ts';

const SHOWN = 50;
const SHOWN_MS = 24 * 3_600_000;
const HEADINGS = ['Sent (UTC)', 'By', 'To', 'Message'];

const cells = ({ channel, recipient, body, sentAt }: Message): string[] => [
  moment(sentAt),
  channel === 'sms' ? 'SMS' : 'E-mail',
  text(recipient),
  text(body),
];

/** What the outside world would have carried: the SMS and e-mails of a merchant, or of a world by its id. */
export const mountOutbox = (app: GatewayApp, services: Services): void => {
  app.get('/outbox', (c) =>
    merchantPage(c, services, 'Outbox', async (merchant) => {
      const since = new Date(services.clock.now() + merchant.clockOffsetMs - SHOWN_MS);
      const messages = await latestMessages(services.database.of(merchant), merchant.id, { limit: SHOWN, since });
      return messages.length === 0
        ? '<p>Nothing has been sent in the last 24 hours.</p>'
        : table('Messages', HEADINGS, messages.map(cells));
    }),
  );
};
