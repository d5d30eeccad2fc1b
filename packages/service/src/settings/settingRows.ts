/** Rule for a setting in production: required, optional, or refused. */
type InProduction = 'needed' | 'optional' | 'refused';

export type SettingRow = {
  /** Apps that read it. */
  readonly readBy: string;
  /** Default, in words or as the value itself. */
  readonly fallback: string;
  readonly production: InProduction;
};

/**
 * All environment settings of our apps. `docs/settings.md` is this table with explanations; a test keeps both and the
 * code in step.
 */
export const settingRows = {
  NODE_ENV: { readBy: 'edge, gateway, vendor, payments', fallback: 'development', production: 'needed' },
  HOST: {
    readBy: 'edge, gateway, vendor, payments, dev, Storybook',
    fallback: '127.0.0.1 and ::1',
    production: 'optional',
  },
  PORT: { readBy: 'start, dev, edge, gateway', fallback: '8080', production: 'optional' },
  DATABASE_URL: { readBy: 'gateway', fallback: 'the embedded database', production: 'needed' },
  BAIZE_DATA: { readBy: 'start, gateway', fallback: '.baize/data', production: 'optional' },
  BAIZE_DEMO_ACCOUNTS: { readBy: 'gateway', fallback: '1', production: 'refused' },
  BAIZE_E2E_EDGE_PORT: { readBy: 'e2e', fallback: 'none', production: 'refused' },
  BAIZE_E2E_GATEWAY_PORT: { readBy: 'e2e', fallback: 'none', production: 'refused' },
  BAIZE_FILE_TIMES: { readBy: 'unit tests, stories, e2e', fallback: 'none', production: 'refused' },
  BAIZE_FIREBASE_EMULATOR: { readBy: 'gateway', fallback: '0', production: 'refused' },
  BAIZE_GAMES_ORIGIN: { readBy: 'gateway', fallback: 'http://games.localhost:<PORT>', production: 'needed' },
  BAIZE_GATEWAY_PORT: { readBy: 'edge, gateway, vendor, payments, dev', fallback: 'PORT + 1', production: 'optional' },
  BAIZE_INSIDE: { readBy: 'start', fallback: 'none', production: 'refused' },
  BAIZE_LAB: { readBy: 'edge, gateway', fallback: '0', production: 'refused' },
  BAIZE_LIVE: { readBy: 'edge', fallback: '0', production: 'optional' },
  BAIZE_LOAD_TIMES: { readBy: 'unit tests', fallback: 'none', production: 'refused' },
  BAIZE_LONGEST_WAIT_MS: { readBy: 'gateway', fallback: '300', production: 'optional' },
  BAIZE_MAIL_FROM: { readBy: 'gateway', fallback: 'none', production: 'optional' },
  BAIZE_MATRIX: { readBy: 'stories', fallback: 'pairwise', production: 'refused' },
  BAIZE_PAYMENTS_PORT: { readBy: 'edge, gateway, payments, dev', fallback: 'PORT + 3', production: 'optional' },
  BAIZE_PAYMENTS_SECRET: { readBy: 'gateway, payments', fallback: 'made at each start', production: 'needed' },
  BAIZE_PUBLIC_ORIGINS: { readBy: 'gateway', fallback: 'any', production: 'needed' },
  BAIZE_PUBLIC_PORT: { readBy: 'gateway, vendor, payments', fallback: 'PORT', production: 'optional' },
  BAIZE_RELEASE: { readBy: 'baize', fallback: 'apps/portal/dist/release', production: 'optional' },
  BAIZE_SITES: { readBy: 'start, edge, baize, e2e', fallback: 'dist/sites', production: 'needed' },
  BAIZE_SMS_PER_COUNTRY: { readBy: 'gateway', fallback: '1000', production: 'optional' },
  BAIZE_SMTP_URL: { readBy: 'gateway', fallback: 'none', production: 'optional' },
  BAIZE_SOCIAL_SECRETS: { readBy: 'gateway', fallback: 'none', production: 'optional' },
  BAIZE_TENANT: { readBy: 'dev', fallback: 'none', production: 'refused' },
  BAIZE_TENANTS: { readBy: 'start, gateway, baize, dev, Storybook', fallback: 'tenants', production: 'needed' },
  BAIZE_TRUSTED_PROXIES: { readBy: 'gateway', fallback: 'this machine', production: 'needed' },
  BAIZE_VENDOR_PORT: { readBy: 'edge, vendor, dev', fallback: 'PORT + 2', production: 'optional' },
  BAIZE_VENDOR_SECRET: { readBy: 'gateway, vendor', fallback: 'made at each start', production: 'needed' },
  CHROMIUM_PATH: { readBy: 'tests', fallback: 'one is found or fetched', production: 'optional' },
  CI: { readBy: 'e2e', fallback: 'none', production: 'optional' },
  NGINX_PATH: { readBy: 'tests', fallback: 'the one of the machine', production: 'optional' },
  NO_COLOR: { readBy: 'baize', fallback: 'none', production: 'optional' },
} as const satisfies Readonly<Record<string, SettingRow>>;

export type SettingName = keyof typeof settingRows;
