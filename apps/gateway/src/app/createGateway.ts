import { newCaptchaText } from '../verification/drawCaptcha.ts';
import { newGap } from '../verification/botCheck.service.ts';
import type { Database } from '../database/database.types.ts';
import { openPglite } from '../database/openPglite.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { readSnapshot } from '../database/snapshot.ts';
import { endWorlds, sweep } from '../database/sweep.ts';
import { openEventStreams } from '../events/eventStreams.ts';
import { knowMerchants, MERCHANTS_CHANGED } from '../merchants/knowMerchants.ts';
import { playMerchants } from '../merchants/playMerchants.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';
import { loadLimits } from '../load/shedLoad.ts';
import type { LoadLimits } from '../load/shedLoad.ts';
import { keepSettling } from '../lottery/keepSettling.ts';
import { keepDelivering } from '../outbox/deliverMessages.ts';
import { smtpCarrier } from '../outbox/smtpCarrier.ts';
import type { SmtpServer } from '../outbox/smtpCarrier.ts';
import { openPictures } from '../pictures/openPictures.ts';
import { hashPassword } from '../secrets/password.ts';
import { newId, newToken } from '../secrets/random.ts';
import { openDemoAccounts } from '../session/social/demoAccounts.ts';
import { firebaseTokens } from '../session/social/firebaseTokens.ts';
import { openIdClients } from '../session/social/openIdClients.ts';
import { createApp } from './createApp.ts';
import type { Services } from './gateway.types.ts';
import { createRateLimiter } from './rateLimiter.ts';
import { createSharedRateLimiter } from './sharedRateLimiter.ts';
import { shareAnswers } from './sharedAnswers.ts';
import { refuseDemoAccounts } from '../merchants/refuseDemoAccounts.ts';
import { trustedPeers } from './trustedPeers.ts';
import { faultOf, reportToStderr } from './report.ts';

const SWEEP_MS = 3_600_000;
const THIS_MACHINE = ['127.0.0.0/8', '::1'];

export type GatewayOptions = {
  /** The merchants to play. */
  merchants: readonly SandboxMerchant[];
  /** A PostgreSQL server; without one the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Where the embedded database keeps its files; in memory when left out. */
  dataDir?: string | undefined;
  /** A database that is open already, instead of one of the two; it is closed with the gateway. */
  database?: Database;
  /** Where vendors' games play; http://games.localhost:8080 when left out. */
  gamesOrigin?: string;
  /** What vendors sign their calls with; random when left out. */
  vendorSecret?: string;
  /** Where the sites are reached; any when left out. */
  publicOrigins?: readonly string[];
  /** Where sites of this machine are reached; the scheme's own port when left out. */
  publicPort?: number;
  /** Proxies whose word on a visitor is believed; this machine when left out. */
  trustedProxies?: readonly string[];
  /** Mounts the worlds under /lab: for development and tests only. */
  lab?: boolean;
  /** Players' money is at stake: no lab, outbox or reference, and no account whose password is published. */
  production?: boolean;
  /** Where e-mails go, beside the outbox; nowhere when left out. */
  smtp?: SmtpServer | undefined;
  /** How many codes an hour a merchant sends to numbers of one country; a thousand when left out. */
  smsPerCountry?: number;
  /** Gives a new merchant the demo accounts; yes when left out, never in production. */
  demoAccounts?: boolean;
  /** What hashing a demo account's password costs (the N of scrypt), for tests; as any other's when left out. */
  demoPasswordCost?: number;
  /** What providers of sign-ins gave merchants, by `merchant/provider`. */
  socialSecrets?: Services['socialSecrets'];
  /** Takes the unsigned tokens of Firebase's emulator: for development only, never in production. */
  firebaseEmulator?: boolean;
  /** Who verifies tokens of Firebase, for tests; by Google's keys when left out. */
  firebase?: Services['firebase'];
  /** Decodes what visitors sent, for tests; a process of the gateway's own when left out. */
  pictures?: Services['pictures'];
  /** Milliseconds that a call waits for its turn before it is refused; 300 when left out. */
  longestWaitMs?: number;
  /** Other limits of the work at the same time, for tests. */
  load?: LoadLimits;
  clock?: Services['clock'];
  report?: Services['report'];
  captchaText?: Services['captchaText'];
  gapAt?: Services['gapAt'];
};

export type Gateway = {
  /** Answers a request; the second argument is what `@hono/node-server` gives. */
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
  readonly database: Database;
};

const openDatabase = async ({ database, databaseUrl, dataDir }: GatewayOptions): Promise<Database> => {
  if (database !== undefined) return database;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  const snapshot = await readSnapshot();
  return openPglite({ ...(dataDir === undefined ? {} : { dataDir }), snapshot });
};

/** Opens the database, plays the merchants and answers calls; throws when the database cannot be opened. */
export const createGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const clock = options.clock ?? Date;
  const database = await openDatabase(options);
  const production = options.production === true;
  const withMembers = !production && options.demoAccounts !== false;
  const hash = (password: string): Promise<string> => hashPassword(password, options.demoPasswordCost);
  await database.alone(async () => {
    await endWorlds(database.owner);
    await playMerchants(database.owner, options.merchants, new Date(clock.now()), { demoAccounts: withMembers, hash });
  });
  await database.signals.tell(MERCHANTS_CHANGED);
  if (production) await refuseDemoAccounts(database);
  const lab = !production && options.lab === true;
  const merchants = await knowMerchants(database, { worlds: lab });
  const demoAccounts = production ? undefined : await openDemoAccounts(merchants);
  const report = options.report ?? reportToStderr;
  const reportOf =
    (operation: string) =>
    (error: unknown): void =>
      report(faultOf(error, { at: new Date(clock.now()).toISOString(), reference: newId(), operation }));
  const events = await openEventStreams({ database, merchants, clock, report: reportOf('openEvents') });
  const services: Services = {
    database,
    merchants,
    clock,
    report,
    events,
    pictures: options.pictures ?? openPictures(),
    // The embedded database is one process's alone.
    rateLimiter: database.kind === 'pglite' ? createRateLimiter() : createSharedRateLimiter(),
    shared: shareAnswers(),
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
  const endDelivering = keepDelivering({ ...services, carriers, keep: !production });
  const endSettling = keepSettling(services, reportOf('settleBets'));
  const close = async (): Promise<void> => {
    clearInterval(tidying);
    await endSettling();
    events.close();
    services.pictures.close();
    await endDelivering();
    merchants.close();
    return database.close();
  };
  return { fetch: (request, env) => app.fetch(request, env), close, database };
};
