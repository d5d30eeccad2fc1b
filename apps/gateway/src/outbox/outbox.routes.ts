import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { page, text } from '../pages/page.ts';
import { latestMessages } from './outbox.store.ts';
import type { Message } from './outbox.store.ts';

const SHOWN = 50;
const SHOWN_MS = 24 * 3_600_000;

const row = ({ channel, recipient, body, sentAt }: Message): string =>
  `<tr><td><time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 19).replace('T', ' ')}</time></td><td>${channel === 'sms' ? 'SMS' : 'E-mail'}</td><td>${text(recipient)}</td><td dir="auto">${text(body)}</td></tr>`;

const table = (messages: readonly Message[]): string =>
  messages.length === 0
    ? '<p>Nothing has been sent in the last 24 hours.</p>'
    : `<div class="scroll" tabindex="0" role="region" aria-label="Messages"><table><thead><tr><th scope="col">Sent (UTC)</th><th scope="col">By</th><th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table></div>`;

/** What the outside world would have carried: the SMS and e-mails of a merchant, or of a world by its id. */
export const mountOutbox = (app: GatewayApp, { database, merchants: known, clock }: Services): void => {
  app.get('/outbox', async (c) => {
    const merchants = await known.ids();
    const asked = c.req.query('merchant') ?? merchants[0];
    const merchant = asked === undefined ? undefined : await known.find(asked);
    const since = new Date(clock.now() + (merchant?.clockOffsetMs ?? 0) - SHOWN_MS);
    const messages =
      merchant === undefined ? [] : await latestMessages(database.of(merchant), merchant.id, { limit: SHOWN, since });
    const choices = merchants
      .map(
        (id) =>
          `<li><a href="/outbox?merchant=${encodeURIComponent(id)}"${id === asked ? ' aria-current="page"' : ''}>${text(id)}</a></li>`,
      )
      .join('');
    const links = `<nav aria-label="Merchants"><ul class="tags">${choices}</ul></nav>`;
    return page(c, `Outbox${merchant === undefined ? '' : ` of ${merchant.id}`}`, `${links}${table(messages)}`);
  });
};
