import { newCaptchaText } from '../verification/drawCaptcha.ts';
import { newGap } from '../verification/botCheck.service.ts';
import { findSession } from '../access/sessions.store.ts';
import { openRequest } from '../encryption/openRequest.ts';
import { removeAccountsSince } from '../payments/accounts.store.ts';
import { bindReferral } from '../referral/bindReferral.ts';
import { decideApplications } from '../promotions/decideApplications.ts';
import { takeBackRewards } from '../promotions/takeBack.store.ts';
import { takeBackRebate } from '../records/takeBackRebate.store.ts';
import type { Database } from '../database/database.types.ts';
import { openPglite } from '../database/openPglite.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { readSnapshot } from '../database/snapshot.ts';
import { endWorlds, sweep } from './sweep.ts';
import { openEventStreams } from '../events/eventStreams.ts';
import { openMerchants, MERCHANTS_CHANGED } from '../merchants/openMerchants.ts';
import { playMerchants } from '../seeding/playMerchants.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';
import { loadLimits } from '../kernel/shedLoad.ts';
import type { LoadLimits } from '../kernel/shedLoad.ts';
import { openSampleTable } from '../lab/openSampleTable.ts';
import { limitsPort } from '../limits/limitsPort.ts';
import { startSettling } from '../lottery/startSettling.ts';
import { startDelivery } from '../outbox/deliverMessages.ts';
import { smtpCarrier } from '../outbox/smtpCarrier.ts';
import type { SmtpServer } from '../outbox/smtpCarrier.ts';
import { noProvider, sandboxProvider } from '../payments/sandboxProvider.ts';
import type { SandboxProviderSettings } from '../payments/sandboxProvider.ts';
import { startPaying } from '../payments/startPaying.ts';
import { openPictures } from '../pictures/openPictures.ts';
import { hashPassword } from '../secrets/password.ts';
import { newId, newToken } from '../secrets/random.ts';
import { openDemoAccounts } from '../session/social/demoAccounts.ts';
import { firebaseTokens } from '../session/social/firebaseTokens.ts';
import { openIdClients } from '../session/social/openIdClients.ts';
import { createApp } from './createApp.ts';
import type { GatewayServices } from './gatewayServices.types.ts';
import { createRateLimiter } from '../kernel/rateLimiter.ts';
import { createSharedRateLimiter } from '../access/sharedRateLimiter.ts';
import { shareAnswers } from '../kernel/sharedAnswers.ts';
import { refuseDemoAccounts } from '../seeding/refuseDemoAccounts.ts';
import { trustedPeers } from '../kernel/trustedPeers.ts';
import { toLoggedError, reportToStderr } from '../kernel/report.ts';

const SWEEP_MS = 3_600_000;
const THIS_MACHINE = ['127.0.0.0/8', '::1'];

export type GatewayOptions = {
  /** The merchants that the sandbox serves. */
  merchants: readonly SandboxMerchant[];
  /** URL of a PostgreSQL database; the embedded database if omitted. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; in memory if omitted. */
  dataDir?: string | undefined;
  /** An open database to use instead of the two above; `close` closes it too. */
  database?: Database;
  /** Origin of the vendors' games; default http://games.localhost:8080. */
  gamesOrigin?: string;
  /** Shared secret that signs calls between gateway and vendors; random if omitted. */
  vendorSecret?: string;
  /** Origins at which sites are served, the first label may be `*`; any origin if omitted. */
  publicOrigins?: readonly string[];
  /** Port in links to sites on localhost; the scheme's default port if omitted. */
  publicPort?: number;
  /** Networks of proxies whose `X-Forwarded-*` headers are trusted; default loopback (D38). */
  trustedProxies?: readonly string[];
  /** Mounts /lab, which creates worlds: for development and tests only, ignored in production. */
  lab?: boolean;
  /** Real money: no lab, outbox, reference or demo accounts, and no account whose password is published. */
  production?: boolean;
  /** SMTP server that sends the e-mails of the outbox; none are sent if omitted. */
  smtp?: SmtpServer | undefined;
  /** Limit of SMS codes per merchant, country and hour; default 1000. */
  smsPerCountry?: number;
  /** Creates the demo accounts of a new merchant; default true, never in production. */
  demoAccounts?: boolean;
  /** Gives demo accounts of a new merchant months of records; default false. */
  demoRecords?: boolean;
  /** scrypt cost N for passwords of demo accounts, lowered in tests; default as for every password. */
  demoPasswordCost?: number;
  /** Client secrets of the social login providers, keyed `merchant/provider`. */
  socialSecrets?: GatewayServices['socialSecrets'];
  /** Accepts unsigned tokens of the Firebase emulator: for development only, ignored in production. */
  firebaseEmulator?: boolean;
  /** Verifier of Firebase tokens, replaced in tests; default: Google's public keys. */
  firebase?: GatewayServices['firebase'];
  /** The sandbox payment provider; without it deposits cannot be opened. Ignored in production. */
  paymentProvider?: SandboxProviderSettings | undefined;
  /** The payment provider, replaced in tests. */
  payments?: GatewayServices['payments'];
  /** Decoder of uploaded pictures, replaced in tests; default: a child process. */
  pictures?: GatewayServices['pictures'];
  /** Milliseconds that a call may wait in the queue before it is refused; default 300. */
  longestWaitMs?: number;
  /** Limits of concurrent work, replaced in tests. */
  load?: LoadLimits;
  clock?: GatewayServices['clock'];
  report?: GatewayServices['report'];
  captchaText?: GatewayServices['captchaText'];
  gapAt?: GatewayServices['gapAt'];
};

export type Gateway = {
  /** Handles a request; `env` holds the bindings of `@hono/node-server`. */
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
  readonly database: Database;
};

const providerOf = ({ paymentProvider, production }: GatewayOptions): GatewayServices['payments'] =>
  paymentProvider === undefined || production === true ? noProvider : sandboxProvider(paymentProvider);

const openDatabase = async ({ database, databaseUrl, dataDir }: GatewayOptions): Promise<Database> => {
  if (database !== undefined) return database;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  const snapshot = await readSnapshot();
  return openPglite({ ...(dataDir === undefined ? {} : { dataDir }), snapshot });
};

/** Opens the database, writes the sandbox merchants and starts the gateway; throws if the database cannot be opened. */
export const createGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const clock = options.clock ?? Date;
  const database = await openDatabase(options);
  const production = options.production === true;
  const withMembers = !production && options.demoAccounts !== false;
  const hash = (password: string): Promise<string> => hashPassword(password, options.demoPasswordCost);
  const lab = !production && options.lab === true;
  await database.alone(async () => {
    if (lab) await openSampleTable(database);
    await endWorlds(database.owner);
    await playMerchants(database.owner, options.merchants, new Date(clock.now()), {
      demoAccounts: withMembers,
      demoRecords: withMembers && options.demoRecords === true,
      hash,
    });
  });
  await database.signals.tell(MERCHANTS_CHANGED);
  if (production) await refuseDemoAccounts(database);
  const merchants = await openMerchants(database, { worlds: lab });
  const demoAccounts = production ? undefined : await openDemoAccounts(merchants);
  const report = options.report ?? reportToStderr;
  const reportOf =
    (operation: string) =>
    (error: unknown): void =>
      report(toLoggedError(error, { at: new Date(clock.now()).toISOString(), reference: newId(), operation }));
  const events = await openEventStreams({ database, merchants, clock, report: reportOf('openEvents') });
  const services: GatewayServices = {
    database,
    merchants,
    clock,
    report,
    events,
    pictures: options.pictures ?? openPictures(),
    // Only one process can open the embedded database, so it needs no shared counter.
    rateLimiter: database.kind === 'pglite' ? createRateLimiter() : createSharedRateLimiter(),
    shared: shareAnswers(),
    findSession,
    openRequest,
    invitations: { bind: bindReferral },
    payoutAccounts: { removeSince: removeAccountsSince },
    limits: limitsPort,
    rewards: { decide: decideApplications, takeBack: takeBackRewards, takeBackRebate },
    gamesOrigin: options.gamesOrigin ?? 'http://games.localhost:8080',
    publicOrigins: options.publicOrigins ?? [],
    publicPort: options.publicPort,
    trusts: trustedPeers(options.trustedProxies ?? THIS_MACHINE),
    vendorSecret: options.vendorSecret ?? newToken(),
    smsPerCountry: options.smsPerCountry ?? 1000,
    openId: openIdClients(demoAccounts?.fetch),
    firebase:
      options.firebase ?? firebaseTokens(options.firebaseEmulator === true && !production ? 'emulator' : undefined),
    demoAccounts,
    payments: options.payments ?? providerOf(options),
    decides: !production,
    socialSecrets: options.socialSecrets ?? {},
    captchaText: options.captchaText ?? newCaptchaText,
    gapAt: options.gapAt ?? newGap,
  };
  const app = createApp(services, {
    lab,
    sandbox: !production,
    load: options.load ?? loadLimits(options.longestWaitMs),
  });
  const tidy = (): Promise<void> => sweep(database.owner, new Date(clock.now())).catch(reportOf('sweep'));
  await tidy();
  const tidying = setInterval(() => void tidy(), SWEEP_MS).unref();
  const carriers = options.smtp === undefined ? [] : [smtpCarrier(options.smtp)];
  const endDelivering = startDelivery({ ...services, carriers, keep: !production });
  const endSettling = startSettling(services, reportOf('settleBets'));
  const endPaying = startPaying(services, reportOf('payDue'));
  const close = async (): Promise<void> => {
    clearInterval(tidying);
    await endSettling();
    await endPaying();
    events.close();
    services.pictures.close();
    await endDelivering();
    merchants.close();
    return database.close();
  };
  return { fetch: (request, env) => app.fetch(request, env), close, database };
};
