import { describe, expect, it } from 'vitest';
import { openSettings, unknownSettings } from './openSettings.ts';

const good = '9f2c4b7a1d8e6035c9b2f4a7d1e8063b';

const readSecrets = (text: string) => {
  const settings = openSettings({ BAIZE_SOCIAL_SECRETS: text });
  return { secrets: settings.secrets('BAIZE_SOCIAL_SECRETS'), problems: settings.problems };
};

describe('settings', () => {
  it('are typed and have defaults', () => {
    const settings = openSettings({ PORT: '', BAIZE_LAB: '1' });
    expect([settings.port('PORT', 8080), settings.flag('BAIZE_LAB'), settings.host()]).toEqual([8080, true, undefined]);
    expect([settings.problems, settings.warnings]).toEqual([[], []]);
  });

  it('reads secrets by merchant and provider, and repeats none in a problem', () => {
    expect(readSecrets('ember/google=a=b1, oasis/facebook=c').secrets).toEqual({
      'ember/google': 'a=b1',
      'oasis/facebook': 'c',
    });
    expect(readSecrets('').secrets).toEqual({});
    const { problems } = readSecrets('ember/google=fine,hunter2');
    expect(problems).toEqual([expect.stringMatching(/^BAIZE_SOCIAL_SECRETS cannot be read; give /u)]);
    expect(problems.join('')).not.toMatch(/hunter2|fine/u);
  });

  it('reads a count as a number', () => {
    const { count } = openSettings({ BAIZE_SMS_PER_COUNTRY: '250' });
    expect(count('BAIZE_SMS_PER_COUNTRY', 1000)).toBe(250);
    expect(openSettings({}).count('BAIZE_SMS_PER_COUNTRY', 1000)).toBe(1000);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '8080x'],
    ['BAIZE_LAB', 'yes'],
    ['HOST', 'example.org'],
    ['BAIZE_GAMES_ORIGIN', 'http://games.example/path'],
    ['BAIZE_GAMES_ORIGIN', 'javascript:alert(1)'],
    ['BAIZE_PUBLIC_ORIGINS', 'https://a.example,b.example'],
    ['BAIZE_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['BAIZE_SMS_PER_COUNTRY', '0'],
    ['BAIZE_SMS_PER_COUNTRY', '1e3'],
    ['BAIZE_SMTP_URL', 'https://mail.example'],
    ['BAIZE_SMTP_URL', 'smtp://mail.example?tls.rejectUnauthorized=false'],
    ['BAIZE_MAIL_FROM', 'post@play.example, other@play.example'],
  ])('%s=%s is a problem that names the setting and what to give', (name, value) => {
    const settings = openSettings({ [name]: value });
    settings.port('PORT', 8080);
    settings.flag('BAIZE_LAB');
    settings.host();
    settings.origin('BAIZE_GAMES_ORIGIN', 'http://games.localhost:8080');
    settings.origins('BAIZE_PUBLIC_ORIGINS');
    settings.networks('BAIZE_TRUSTED_PROXIES', []);
    settings.databaseUrl();
    settings.count('BAIZE_SMS_PER_COUNTRY', 1000);
    settings.smtp();
    expect(settings.problems).toEqual([expect.stringMatching(`^${name} is ".*"; give `)]);
  });

  it('that are unknown get a suggestion', () => {
    expect(unknownSettings({ BAIZE_DATE: 'x', BAIZE_FROBNICATION: 'x', PATH: 'x' })).toEqual([
      { name: 'BAIZE_DATE', sentence: 'BAIZE_DATE is no setting; did you mean BAIZE_DATA?' },
      {
        name: 'BAIZE_FROBNICATION',
        sentence: 'BAIZE_FROBNICATION is no setting; docs/settings.md lists all of them.',
      },
    ]);
    expect(openSettings({ BAIZE_DATE: 'x' }).warnings).toHaveLength(1);
    expect(openSettings({ BAIZE_DATE: 'x', NODE_ENV: 'production' }).problems).toHaveLength(1);
  });

  it('of e-mail are two that belong together', () => {
    const both = { BAIZE_SMTP_URL: 'smtps://post:word@mail.example', BAIZE_MAIL_FROM: 'post@play.example' };
    expect(openSettings(both).smtp()).toEqual({ url: both.BAIZE_SMTP_URL, from: both.BAIZE_MAIL_FROM });
    expect(openSettings({}).smtp()).toBeUndefined();
    for (const [name, value] of Object.entries(both)) {
      const settings = openSettings({ [name]: value });
      expect([settings.smtp(), settings.problems.length]).toEqual([undefined, 1]);
    }
  });

  it('take no misspelled mode for development', () => {
    expect(openSettings({ NODE_ENV: 'prod' }).problems).toEqual([expect.stringContaining('NODE_ENV is "prod"')]);
  });
});

describe('in production', () => {
  it('required settings must be set', () => {
    const settings = openSettings({ NODE_ENV: 'production' });
    settings.databaseUrl();
    settings.origin('BAIZE_GAMES_ORIGIN', 'http://games.localhost:8080');
    settings.secret('BAIZE_VENDOR_SECRET');
    expect(settings.problems).toEqual([
      'DATABASE_URL is missing; production needs it stated (docs/settings.md).',
      'BAIZE_GAMES_ORIGIN is missing; production needs it stated (docs/settings.md).',
      'BAIZE_VENDOR_SECRET is missing; production needs it stated (docs/settings.md).',
    ]);
  });

  it.each([
    ['baize-development-vendor-secret', 'is published'],
    ['vendor-secret-of-the-tests-made-longer', 'is published'],
    ['changeme-changeme-changeme-changeme', 'is published'],
    [good.slice(0, 31), 'has 31 characters of at least 32'],
    ['abababababababababababababababababab', 'repeats'],
  ])('the secret %s is refused, in development it serves', (secret, reason) => {
    const production = openSettings({ NODE_ENV: 'production', BAIZE_VENDOR_SECRET: secret });
    production.secret('BAIZE_VENDOR_SECRET');
    expect(production.problems).toEqual([expect.stringContaining(reason)]);
    const development = openSettings({ BAIZE_VENDOR_SECRET: secret });
    expect([development.secret('BAIZE_VENDOR_SECRET'), development.problems]).toEqual([secret, []]);
  });

  it('a secret of its own is taken', () => {
    const settings = openSettings({ NODE_ENV: 'production', BAIZE_VENDOR_SECRET: good });
    expect([settings.secret('BAIZE_VENDOR_SECRET'), settings.problems]).toEqual([good, []]);
  });

  it('the lab and the demo accounts are off, and asking for them is a problem', () => {
    const asked = openSettings({ NODE_ENV: 'production', BAIZE_LAB: '1', BAIZE_DEMO_ACCOUNTS: '1' });
    expect([asked.flag('BAIZE_LAB'), asked.flag('BAIZE_DEMO_ACCOUNTS', true)]).toEqual([false, false]);
    expect(asked.problems).toHaveLength(2);
    expect(openSettings({ NODE_ENV: 'production' }).flag('BAIZE_DEMO_ACCOUNTS', true)).toBe(false);
  });

  it('origins are encrypted', () => {
    const settings = openSettings({ NODE_ENV: 'production', BAIZE_GAMES_ORIGIN: 'http://games.example' });
    settings.origin('BAIZE_GAMES_ORIGIN', '');
    expect(settings.problems).toEqual([expect.stringContaining('give an https origin')]);
  });
});
