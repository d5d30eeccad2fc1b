import { isDay } from '@baize/domain/days';
import { z } from '@hono/zod-openapi';
import { notFound } from '../kernel/answer.ts';
import type { GatewayApp, GatewayContext, Services } from '../kernel/gateway.types.ts';
import { visitorOf } from '../kernel/visitor.ts';
import { merchantPage } from '../pages/merchantPage.ts';
import { isOwnHost } from '../pages/page.ts';
import type { PaymentPort } from '../payments/payments.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { operate } from './operate.ts';
import { operatorPage } from './operatorPage.ts';

const order = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
const amount = z
  .string()
  .regex(/^[1-9]\d{0,17}$/u)
  .transform((typed) => BigInt(typed));

const deed = z.discriminatedUnion('deed', [
  z.object({ deed: z.enum(['approve', 'reject', 'none', 'force']), order }),
  z.object({ deed: z.literal('partly'), order, amount }),
  z.object({ deed: z.enum(['confirm', 'fail']), order }),
  z.object({
    deed: z.literal('grant'),
    account: z.string().min(1).max(64),
    amount,
    times: z.coerce.number().int().min(0).max(100),
  }),
  z.object({
    deed: z.literal('message'),
    account: z.string().min(1).max(64),
    title: z.string().trim().min(1).max(200),
    content: z.string().max(10_000),
  }),
  z.object({
    deed: z.literal('switch'),
    method: z.string().min(1).max(32),
    direction: z.enum(['deposit', 'withdrawal']),
  }),
  z.object({ deed: z.literal('endDay'), day: z.string().refine(isDay) }),
]);

/** True for a form of this page itself: browsers name the origin of every form that is sent. */
const isOwnForm = (c: GatewayContext): boolean => c.req.header('Origin') === visitorOf(c).origin;

/** Page of the sandbox's operator: every status of an order can be reached by hand. Absent in production. */
export const mountOperator = (app: GatewayApp, services: Services & PaymentPort & LimitsPort): void => {
  const show = (c: GatewayContext, said: string): Promise<Response> =>
    merchantPage(
      c,
      services,
      'Operator',
      (merchant) => {
        const now = new Date(services.clock.now() + merchant.clockOffsetMs);
        return operatorPage({ database: services.database.of(merchant), merchant, now }, said);
      },
      { hasForms: true },
    );

  app.get('/operator', (c) => show(c, c.req.query('said') ?? ''));

  app.post('/operator', async (c) => {
    if (!isOwnHost(c)) return notFound(c);
    if (!isOwnForm(c)) return c.text('Send this from the page of the operator.', 403);
    const fields = await c.req.parseBody();
    const wished = deed.safeParse(fields);
    const id = typeof fields['merchant'] === 'string' ? fields['merchant'] : '';
    const merchant = await services.merchants.find(id);
    if (merchant === undefined || !wished.success) return c.text('This cannot be read.', 400);
    const now = new Date(services.clock.now() + merchant.clockOffsetMs);
    const isDone = await operate(services, { database: services.database.of(merchant), merchant, now }, wished.data);
    const said = isDone ? 'Done.' : 'This does not fit what is there now.';
    return c.redirect(`/operator?${new URLSearchParams({ merchant: id, said }).toString()}`, 303);
  });
};
