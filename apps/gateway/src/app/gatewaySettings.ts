import { join } from 'node:path';
import { openSettings } from '@baize/service/settings';
import type { Environment } from '@baize/service/settings';
import { LONGEST_WAIT_MS } from '../load/shedLoad.ts';
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
  /** Where the sites are reached; any when empty. */
  readonly publicOrigins: readonly string[];
  /** The port of the sandbox's addresses. */
  readonly publicPort: number;
  /** Whose word on a visitor's host and address is believed. */
  readonly trustedProxies: readonly string[];
  readonly vendorSecret: string;
  readonly lab: boolean;
  readonly demoAccounts: boolean;
  /** Unsigned tokens of Firebase's emulator are taken. */
  readonly firebaseEmulator: boolean;
  /** How many codes an hour a merchant sends to numbers of one country. */
  readonly smsPerCountry: number;
  /** Milliseconds that a call waits for its turn. */
  readonly longestWaitMs: number;
  /** What providers of sign-ins gave merchants, by `merchant/provider`. */
  readonly socialSecrets: Readonly<Record<string, string>>;
  /** Where e-mails go; to the outbox alone when left out. */
  readonly smtp: SmtpServer | undefined;
};

/** What the gateway is told by its environment; `faults` keep it from starting, `warnings` are told. */
export const readGatewaySettings = (
  env: Environment,
  root: string,
): { settings: GatewaySettings; faults: readonly string[]; warnings: readonly string[] } => {
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
    lab: open.flag('BAIZE_LAB'),
    demoAccounts: open.flag('BAIZE_DEMO_ACCOUNTS', true),
    firebaseEmulator: open.flag('BAIZE_FIREBASE_EMULATOR'),
    smsPerCountry: open.count('BAIZE_SMS_PER_COUNTRY', 1000),
    longestWaitMs: open.count('BAIZE_LONGEST_WAIT_MS', LONGEST_WAIT_MS),
    socialSecrets: open.secrets('BAIZE_SOCIAL_SECRETS'),
    smtp: open.smtp(),
  };
  return { settings, faults: open.faults, warnings: open.warnings };
};
