import { isIP } from 'node:net';
import { closest, distance } from 'fastest-levenshtein';
import { settingRows, type SettingName, type SettingRow } from './settingRows.ts';

const FEWEST_CHARACTERS = 32;
const FEWEST_DIFFERENT = 10;

/** Default shared secret of gateway and sandbox vendor in development. Published, so production refuses it. */
const DEVELOPMENT_SECRET = 'baize-development-vendor-secret';

// Published with the sources or common in examples: an attacker tries these first.
const PUBLISHED = /development|example|change-?me|secret|password/iu;

/** Reason that a secret is too weak for production, as the end of a sentence; undefined when it is strong enough. */
const secretProblem = (secret: string): string | undefined => {
  if (PUBLISHED.test(secret)) return 'is published or usual in examples';
  if (secret.length < FEWEST_CHARACTERS) return `has ${secret.length} characters of at least ${FEWEST_CHARACTERS}`;
  if (new Set(secret).size < FEWEST_DIFFERENT) return 'repeats a few characters';
  return undefined;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const OURS = /^BAIZE_/u;
const SIMILAR = 0.4;
const MODES = ['development', 'production', 'test'];
const NEW_SECRET = 'make one with: openssl rand -hex 32';

/** BAIZE_ variables that no app reads, each with a sentence that suggests the name meant. */
export const unknownSettings = (env: Environment): { readonly name: string; readonly sentence: string }[] =>
  Object.keys(env)
    .filter((name) => OURS.test(name) && !Object.hasOwn(settingRows, name))
    .map((name) => {
      const near = closest(
        name,
        Object.keys(settingRows).filter((known) => OURS.test(known)),
      );
      const meant = distance(name, near) <= name.length * SIMILAR;
      return {
        name,
        sentence: `${name} is no setting; ${meant ? `did you mean ${near}?` : 'docs/settings.md lists all of them.'}`,
      };
    });

/**
 * Typed readers of the environment. Never throws: `problems` collects one sentence per setting that was read and is
 * invalid.
 */
export const openSettings = (env: Environment) => {
  const problems: string[] = [];
  const production = env['NODE_ENV'] === 'production';

  const given = (name: SettingName): string | undefined => {
    const value = env[name] || undefined;
    const row: SettingRow = settingRows[name];
    if (production && row.production === 'needed' && value === undefined)
      problems.push(`${name} is missing; production needs it stated (docs/settings.md).`);
    return value;
  };
  /** Records an invalid value in `problems` and returns the fallback, so that later settings are still checked. */
  const checked = <Value>(
    name: SettingName,
    fallback: Value,
    read: (text: string) => Value | undefined,
    fix: string,
  ) => {
    const text = given(name);
    if (text === undefined) return fallback;
    const value = read(text);
    if (value === undefined) problems.push(`${name} is "${text}"; ${fix}.`);
    return value ?? fallback;
  };

  if (env['NODE_ENV'] !== undefined && env['NODE_ENV'] !== '' && !MODES.includes(env['NODE_ENV']))
    problems.push(`NODE_ENV is "${env['NODE_ENV']}"; give one of ${MODES.join(', ')}, or leave it out.`);
  const unknown = unknownSettings(env).map(({ sentence }) => sentence);
  if (production) problems.push(...unknown);

  return {
    production,
    problems,
    /** Sentences about unknown settings; in production they are problems. */
    warnings: production ? [] : unknown,
    text: given,
    port: (name: SettingName, fallback: number): number =>
      checked(name, fallback, readPort, 'give a whole number from 1 to 65535'),
    /** A whole number from 1 to 999999. */
    count: (name: SettingName, fallback: number): number =>
      checked(name, fallback, readCount, 'give a whole number from 1 to 999999'),
    /** `1` or `0`. A flag refused in production is a problem there when it is on. */
    flag: (name: SettingName, fallback = false): boolean => {
      const row: SettingRow = settingRows[name];
      const refused = production && row.production === 'refused';
      const on = checked(name, refused ? false : fallback, readFlag, 'give 1 or 0');
      if (on && refused) problems.push(`${name} is 1; production refuses it, leave it out.`);
      return on && !refused;
    },
    /** IP address to listen on; undefined for loopback only. */
    host: (): string | undefined =>
      checked('HOST', undefined, readHost, 'give an IP address, such as 0.0.0.0, or leave it out'),
    /** An origin without a path; https in production. */
    origin: (name: SettingName, fallback: string): string =>
      checked(
        name,
        fallback,
        (text) => readOrigin(text, production),
        production ? 'give an https origin without a path' : 'give an origin without a path',
      ),
    /** Origins, comma-separated; the first label may be `*`. */
    origins: (name: SettingName): readonly string[] =>
      checked(
        name,
        [],
        (text) => allOf(text, (each) => readOrigin(each.replace('//*.', '//any.'), production) && each),
        'give origins without a path, comma-separated, such as https://play.example,https://*.play.example',
      ),
    /** Addresses or networks (10.0.0.0/8), comma-separated. */
    networks: (name: SettingName, fallback: readonly string[]): readonly string[] =>
      checked(name, fallback, (text) => allOf(text, readNetwork), 'give IP addresses or networks, such as 10.0.0.0/8'),
    /** A shared secret. Production refuses published, short or simple ones. */
    secret: (name: SettingName): string => {
      const value = given(name);
      const problem = value === undefined || !production ? undefined : secretProblem(value);
      if (problem !== undefined) problems.push(`${name} ${problem}; ${NEW_SECRET}.`);
      return value ?? DEVELOPMENT_SECRET;
    },
    /**
     * Third-party secrets by merchant and provider: `ember/google=…`, comma-separated. Problems never repeat their
     * values.
     */
    secrets: (name: SettingName): Readonly<Record<string, string>> => {
      const pairs =
        given(name)
          ?.split(',')
          .map((each) => /^\s*([a-z0-9_-]+\/[a-z]+)=(\S+)\s*$/u.exec(each)) ?? [];
      if (pairs.some((pair) => pair === null))
        problems.push(`${name} cannot be read; give merchant/provider=secret, comma-separated.`);
      return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
    },
    /** SMTP server and sender address; one without the other is a problem. */
    smtp: (): { readonly url: string; readonly from: string } | undefined => {
      const url = checked('BAIZE_SMTP_URL', undefined, readSmtpUrl, 'give smtps://user:password@host:port');
      const from = checked('BAIZE_MAIL_FROM', undefined, readMailAddress, 'give an address, such as post@play.example');
      if (url !== undefined && from !== undefined) return { url, from };
      if (url !== undefined || from !== undefined)
        problems.push('BAIZE_SMTP_URL and BAIZE_MAIL_FROM belong together; give both or neither.');
      return undefined;
    },
    databaseUrl: (): string | undefined =>
      checked('DATABASE_URL', undefined, readDatabaseUrl, 'give postgres://user:password@host:port/database'),
  };
};

const readPort = (text: string): number | undefined =>
  /^\d{1,5}$/u.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined;

const readCount = (text: string): number | undefined => (/^[1-9]\d{0,5}$/u.test(text) ? Number(text) : undefined);

const readFlag = (text: string): boolean | undefined => (text === '1' ? true : text === '0' ? false : undefined);

const readHost = (text: string): string | undefined => (isIP(text) > 0 ? text : undefined);

const readOrigin = (text: string, secure: boolean): string | undefined => {
  const url = URL.parse(text);
  if (url === null || url.origin !== text.toLowerCase()) return undefined;
  return url.protocol === 'https:' || (!secure && url.protocol === 'http:') ? url.origin : undefined;
};

const readNetwork = (text: string): string | undefined => {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return undefined;
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
    ? text
    : undefined;
};

const readDatabaseUrl = (text: string): string | undefined =>
  /^postgres(?:ql)?:$/u.test(URL.parse(text)?.protocol ?? '') ? text : undefined;

const readSmtpUrl = (text: string): string | undefined => {
  const url = URL.parse(text);
  const isOne = url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== '';
  return isOne && /^\/?$/u.test(url.pathname) && url.search === '' && url.hash === '' ? text : undefined;
};

const readMailAddress = (text: string): string | undefined =>
  /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+$/u.test(text) ? text : undefined;

const allOf = (text: string, read: (each: string) => string | undefined): readonly string[] | undefined => {
  const values = text.split(',').map((each) => read(each.trim()));
  return values.every((value) => value !== undefined) ? values : undefined;
};
