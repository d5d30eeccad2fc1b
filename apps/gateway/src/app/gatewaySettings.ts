import { join } from 'node:path';
import { openSettings } from '@baize/service/settings';
import type { Environment } from '@baize/service/settings';
import { LONGEST_WAIT_MS } from '../kernel/shedLoad.ts';
import type { SandboxProviderSettings } from '../payments/sandboxProvider.ts';
import type { SmtpServer } from '../outbox/smtpCarrier.ts';

const DEFAULT_PORT = 8080;

export type GatewaySettings = {
  readonly production: boolean;
  readonly host: string | undefined;
  readonly port: number;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly tenants: string;
  readonly gamesOrigin: string;
  /** Origins at which sites are served; any origin if empty. */
  readonly publicOrigins: readonly string[];
  /** Port in links to sites on localhost. */
  readonly publicPort: number;
  /** Networks of proxies whose `X-Forwarded-*` headers are trusted (D38). */
  readonly trustedProxies: readonly string[];
  readonly vendorSecret: string;
  /** The sandbox payment provider; undefined in production. */
  readonly paymentProvider: SandboxProviderSettings | undefined;
  readonly lab: boolean;
  readonly demoAccounts: boolean;
  /** Demo accounts have months of records. */
  readonly demoRecords: boolean;
  /** Accepts unsigned tokens of the Firebase emulator. */
  readonly firebaseEmulator: boolean;
  /** Limit of SMS codes per merchant, country and hour. */
  readonly smsPerCountry: number;
  /** Milliseconds that a call may wait in the queue before it is refused. */
  readonly longestWaitMs: number;
  /** Client secrets of the social login providers, keyed `merchant/provider`. */
  readonly socialSecrets: Readonly<Record<string, string>>;
  /** SMTP server for e-mails; if undefined they stay in the outbox. */
  readonly smtp: SmtpServer | undefined;
};

/** Reads the settings from environment variables; the caller must not start with `problems` and prints `warnings`. */
export const readGatewaySettings = (
  env: Environment,
  root: string,
): { settings: GatewaySettings; problems: readonly string[]; warnings: readonly string[] } => {
  const open = openSettings(env);
  const edgePort = open.port('PORT', DEFAULT_PORT);
  const publicPort = open.port('BAIZE_PUBLIC_PORT', edgePort);
  const settings: GatewaySettings = {
    production: open.production,
    host: open.host(),
    port: open.port('BAIZE_GATEWAY_PORT', edgePort + 1),
    dataDir: open.text('BAIZE_DATA') ?? join(root, '.baize/data'),
    databaseUrl: open.databaseUrl(),
    tenants: open.text('BAIZE_TENANTS') ?? join(root, 'tenants'),
    gamesOrigin: open.origin('BAIZE_GAMES_ORIGIN', `http://games.localhost:${publicPort}`),
    publicOrigins: open.origins('BAIZE_PUBLIC_ORIGINS'),
    publicPort,
    trustedProxies: open.networks('BAIZE_TRUSTED_PROXIES', ['127.0.0.0/8', '::1']),
    vendorSecret: open.secret('BAIZE_VENDOR_SECRET'),
    paymentProvider: open.production
      ? undefined
      : {
          origin: `http://127.0.0.1:${open.port('BAIZE_PAYMENTS_PORT', edgePort + 3)}`,
          secret: open.secret('BAIZE_PAYMENTS_SECRET'),
        },
    lab: open.flag('BAIZE_LAB'),
    demoAccounts: open.flag('BAIZE_DEMO_ACCOUNTS', true),
    demoRecords: !open.production,
    firebaseEmulator: open.flag('BAIZE_FIREBASE_EMULATOR'),
    smsPerCountry: open.count('BAIZE_SMS_PER_COUNTRY', 1000),
    longestWaitMs: open.count('BAIZE_LONGEST_WAIT_MS', LONGEST_WAIT_MS),
    socialSecrets: open.secrets('BAIZE_SOCIAL_SECRETS'),
    smtp: open.smtp(),
  };
  return { settings, problems: open.problems, warnings: open.warnings };
};
