import { carriesFile, FILE_BODY_MAX_BYTES } from '@baize/domain/uploads';
import { routes } from '@baize/gateway-contract';
import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { mountLab } from '../lab/lab.routes.ts';
import { loadLimits, shedLoad } from '../kernel/shedLoad.ts';
import type { LoadLimits } from '../kernel/shedLoad.ts';
import { mountMedia } from '../media/media.routes.ts';
import { mountOperator } from '../operator/operator.routes.ts';
import { mountOutbox } from '../outbox/outbox.routes.ts';
import { mountPaymentEvents } from '../payments/events.routes.ts';
import { mountReference } from '../reference/reference.routes.ts';
import { newId } from '../secrets/random.ts';
import { mountIncidentsPage } from '../system/incidentsPage.ts';
import { mountSample } from '../sample/sample.routes.ts';
import { mountVendorWallet } from '../wallet/vendorWallet.routes.ts';
import { notFound, problem } from '../kernel/answer.ts';
import * as areas from './areas.ts';
import type { GatewayServices } from './gatewayServices.types.ts';
import type { GatewayApp, GatewayContext, GatewayEnv } from '../kernel/gateway.types.ts';
import { guard } from '../kernel/guard.ts';
import { readBody } from '../kernel/readBody.ts';
import { refuseUnstorable } from '../kernel/refuseUnstorable.ts';
import { toLoggedError } from '../kernel/report.ts';
import { validationHook } from '../kernel/validationHook.ts';

const MOST_BYTES = 64 * 1024;
/** Body limit of `reportIncident`: a site reports one sentence. */
const MOST_INCIDENT_BYTES = 2 * 1024;

/** Path patterns of the contract's calls; all other routes are internal to the gateway. */
const CALLS = ['/wps/*', '/lgw/*', '/lotto/*'];
const VENDOR_CALLS = '/vendor/*';
const PAYMENT_CALLS = '/payments/*';
/** Routes outside the contract that read a body or a query: unstorable text is refused there too. */
const OTHERS = [VENDOR_CALLS, PAYMENT_CALLS, '/lab/*', '/outbox/*', '/operator', '/incidents', '/media/*'];

const atMost = (maxSize: number) => bodyLimit({ maxSize, onError: (c: GatewayContext) => problem(c, 413, 'tooLarge') });

/** The Hono app: body limits, load shedding and the guard, then the areas, the pages of the sandbox and the lab. */
export const createApp = (
  services: GatewayServices,
  { lab, sandbox, load = loadLimits() }: { lab: boolean; sandbox: boolean; load?: LoadLimits },
): GatewayApp => {
  const app: GatewayApp = new OpenAPIHono<GatewayEnv>({ defaultHook: validationHook });
  app.use(async (c, next) => {
    c.set('reference', newId());
    c.set('trusts', services.trusts);
    c.header('X-Request-Id', c.var.reference);
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  const limit = atMost(MOST_BYTES);
  const file = atMost(FILE_BODY_MAX_BYTES);
  app.use(routes.reportIncident.path, atMost(MOST_INCIDENT_BYTES));
  for (const path of [VENDOR_CALLS, PAYMENT_CALLS, '/operator', '/lab/worlds/*']) app.use(path, limit);
  const shed = shedLoad(load);
  for (const path of [VENDOR_CALLS, PAYMENT_CALLS]) app.use(path, readBody, shed);
  for (const path of CALLS) {
    app.use(path, (c, next) => (carriesFile(c.req.path) ? file : limit)(c, next));
    app.use(path, readBody, shed, guard(services, lab));
  }
  for (const path of OTHERS) app.use(path, async (c, next) => (await refuseUnstorable(c)) ?? next());
  for (const mount of Object.values(areas)) mount(app, services);
  mountVendorWallet(app, services);
  mountPaymentEvents(app, services);
  mountMedia(app, services);
  if (sandbox) {
    mountOutbox(app, services);
    services.demoAccounts?.mount(app);
    mountIncidentsPage(app, services);
    mountOperator(app, services);
    mountReference(app);
  }
  if (lab) {
    mountLab(app, services);
    mountSample(app);
  }
  app.get('/ready', (c) => c.text('ready'));
  app.notFound((c) => notFound(c));
  app.onError((error, c) => {
    // The account was closed while the call waited for its lock.
    if (error instanceof HTTPException && error.status === 401) return problem(c, 401, 'unauthenticated');
    if (error instanceof HTTPException && error.status < 500)
      return problem(c, 400, 'invalidRequest', { field: 'body' });
    const call = c.var.call as GatewayEnv['Variables']['call'] | undefined;
    services.report(
      toLoggedError(error, {
        at: new Date(services.clock.now()).toISOString(),
        reference: c.var.reference,
        operation: call?.operationId ?? `${c.req.method} ${c.req.path}`,
        ...(call === undefined ? {} : { merchant: call.merchant.id }),
      }),
    );
    return problem(c, 500, 'internal');
  });
  return app;
};
