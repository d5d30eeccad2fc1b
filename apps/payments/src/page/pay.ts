import { languageFromHeader } from '@baize/domain/page-language';
import type { Hono } from 'hono';
import type { Clock } from '../clock.types.ts';
import type { Book } from '../orders/book.ts';
import { nearAmounts } from '../orders/sandbox.rules.ts';
import { homePage, payPage, unknownPage } from './payPage.ts';

/**
 * The pay page: GET shows a deposit, POST does what the payer chose and leads back to it. Its unguessable address is the
 * only key; another site that knew it could still not send the form.
 */
export const mountPay = (app: Hono, { book, clock }: { readonly book: Book; readonly clock: Clock }): void => {
  app.use('/pay/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });

  app.get('/', (context) => context.html(homePage(languageFromHeader(context.req.header('Accept-Language')))));

  app.get('/pay/:token', (context) => {
    const found = book.byToken(context.req.param('token'));
    return found === undefined
      ? context.html(unknownPage(languageFromHeader(context.req.header('Accept-Language'))), 404)
      : context.html(payPage(found, clock.now()));
  });

  app.get('/pay/:token/state', (context) => {
    const found = book.byToken(context.req.param('token'));
    if (found === undefined) return context.json({ state: 'unknown', sequence: 0 }, 404);
    return context.json({ state: found.state, sequence: found.sequence });
  });

  app.post('/pay/:token', async (context) => {
    const token = context.req.param('token');
    const found = book.byToken(token);
    if (found === undefined)
      return context.html(unknownPage(languageFromHeader(context.req.header('Accept-Language'))), 404);
    if ((context.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin')
      return context.text('Forbidden', 403);
    const { action, share } = await context.req.parseBody();
    const { less, more } = nearAmounts(found.amount);
    const paid = share === 'less' ? less : share === 'more' ? more : found.amount;
    if (action === 'pay') book.act(found.order, found.method === 'wallet' ? 'confirm' : 'pay', paid);
    else if (action === 'decline' || action === 'lapse') book.act(found.order, action);
    else return context.text('Bad request', 400);
    return context.redirect(`/pay/${token}`, 303);
  });
};
