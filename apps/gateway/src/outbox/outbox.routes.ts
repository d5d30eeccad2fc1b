import { notFound } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { requestedMerchant, merchantPage } from '../pages/merchantPage.ts';
import { isOwnHost } from '../pages/page.ts';
import { latestMessages } from './outbox.store.ts';
import { outboxPage, outboxScript, shownMessage } from './outboxPage.ts';
import type { ShownMessage } from './outboxPage.ts';

const SHOWN = 50;
const SHOWN_MS = 24 * 3_600_000;

/** Outbox page: SMS and e-mails sent by a merchant, or by a world by its id. */
export const mountOutbox = (app: GatewayApp, services: Services): void => {
  const shown = async (merchant: ActiveMerchant): Promise<ShownMessage[]> => {
    const since = new Date(services.clock.now() + merchant.clockOffsetMs - SHOWN_MS);
    const messages = await latestMessages(services.database.of(merchant), merchant.id, { limit: SHOWN, since });
    return messages.map(shownMessage);
  };
  app.get('/outbox', (c) =>
    merchantPage(c, services, 'Outbox', async (merchant) => outboxPage(await shown(merchant)), {
      script: outboxScript,
    }),
  );

  app.get('/outbox/messages', async (c) => {
    if (!isOwnHost(c)) return notFound(c);
    const { merchant } = await requestedMerchant(c, services);
    c.header('Cache-Control', 'no-store');
    return c.json(merchant === undefined ? [] : await shown(merchant));
  });
};
