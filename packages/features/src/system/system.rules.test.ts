import { describe, expect, it } from 'vitest';
import { contactHref } from './contact.rules.ts';
import { isDaylight } from './daylight.rules.ts';
import type { ResourceType, StartUp } from '@baize/gateway-sdk/system';
import { downloadsOf } from './downloads.rules.ts';
import { noFlags } from '@baize/domain/flags';
import type { GatewayError } from '@baize/gateway-sdk';
import { startUpState } from './startUp.rules.ts';
import { systemView } from './systemView.rules.ts';

it.each([
  ['PHONE', '+86 400 000-0188', 'tel:+864000000188'],
  ['PHONE', 'tel:(020) 1234.56', 'tel:020123456'],
  ['PHONE', 'javascript:alert(1)', undefined],
  ['EMAIL', 'help@a.example', 'mailto:help@a.example'],
  ['EMAIL', 'mailto:help@a.example', 'mailto:help@a.example'],
  ['EMAIL', 'help@a.example?bcc=x@y.example', undefined],
  ['TELEGRAM', 'https://t.me/a', 'https://t.me/a'],
  ['TELEGRAM', 'javascript:alert(1)', undefined],
  ['Android', 'not an address', undefined],
] as const)('leads from a %s of %s to %s', (resourceType, url, href) => {
  expect(contactHref({ resourceType, url })).toBe(href);
});

it.each([
  ['Asia/Dubai', '01:59', false],
  ['Asia/Dubai', '02:00', true],
  ['Asia/Dubai', '13:59', true],
  ['Asia/Dubai', '14:00', false],
  ['Asia/Dubai', '20:30', false],
  ['America/Sao_Paulo', '14:00', true],
])('knows whether it is day in %s at %s UTC', (timeZone, time, day) => {
  expect(isDaylight(timeZone, Date.parse(`2026-03-01T${time}:00Z`))).toBe(day);
});

const resource = (
  resourceType: ResourceType,
  url = `https://a.example/${resourceType}`,
  name = `The ${resourceType}`,
) => ({
  resourceType,
  name,
  url,
});

it('are the resources of platforms, and not telephone, e-mail, chat and messenger [REQ-228]', () => {
  const types = ['PHONE', 'Android', 'EMAIL', 'IOS', 'LIVECHAT', 'MOBILECONFIG', 'TELEGRAM'] as const;
  expect(downloadsOf(types.map((type) => resource(type)))).toEqual(
    ['Android', 'IOS', 'MOBILECONFIG'].map((platform) => ({
      platform,
      name: `The ${platform}`,
      href: `https://a.example/${platform}`,
    })),
  );
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'app'])('leave out an address that is no page: %s', (url) => {
  expect(downloadsOf([resource('Android', url)])).toEqual([]);
});

it('are listed once for each address, and by the name of their platform where they have none of their own', () => {
  const twice = [resource('IOS', 'https://a.example/1', ' '), resource('MOBILECONFIG', 'https://a.example/1')];
  const named = downloadsOf([...twice, resource('Android', 'https://a.example/2', '')]).map(({ name, href }) => [
    name,
    href,
  ]);
  expect(named).toEqual([
    ['iOS', 'https://a.example/1'],
    ['Android', 'https://a.example/2'],
  ]);
});

const startUp = { flags: { ...noFlags, freePlay: true } } as StartUp;
const error: GatewayError = { kind: 'network' };

describe('startUpState', () => {
  it('is loading until something is known, with every flag off [REQ-057] [REQ-058]', () => {
    expect(startUpState(undefined, undefined)).toEqual({
      state: 'loading',
      startUp: undefined,
      flags: noFlags,
      error: undefined,
    });
  });

  it('is failed without an answer, for the retry screen [REQ-060]', () => {
    expect(startUpState(undefined, error)).toMatchObject({ state: 'failed', flags: noFlags, error });
  });

  it('stays ready when reading it again fails [REQ-057]', () => {
    expect(startUpState(startUp, undefined)).toMatchObject({ state: 'ready', startUp, flags: { freePlay: true } });
    expect(startUpState(startUp, error)).toMatchObject({ state: 'ready', flags: { freePlay: true } });
  });
});

const failed = { state: 'failed', error: { kind: 'network', reference: 'MB7X' } } as const;
const ready = { state: 'ready', error: undefined } as const;
const normal = { status: 'normal', until: undefined, ip: undefined, away: false } as const;

describe('systemView', () => {
  it('shows the screen of the status before anything else [REQ-060]', () => {
    expect(systemView(failed, { ...normal, status: 'maintenance', until: '2026-11-21T06:30:00Z' })).toEqual({
      kind: 'maintenance',
      until: '2026-11-21T06:30:00Z',
    });
    expect(systemView(failed, { ...normal, status: 'regionRestricted', ip: '203.0.113.7' })).toEqual({
      kind: 'blocked',
      ip: '203.0.113.7',
    });
  });

  it('asks for another try when the start failed (D6)', () => {
    expect(systemView(failed, { ...normal, away: true })).toEqual({ kind: 'unreachable', reference: 'MB7X' });
  });

  it('is open otherwise, and keeps the pages while nobody answers', () => {
    expect(systemView(ready, normal)).toEqual({ kind: 'open', away: false });
    expect(systemView({ state: 'loading', error: undefined }, { ...normal, away: true })).toEqual({
      kind: 'open',
      away: true,
    });
  });
});
