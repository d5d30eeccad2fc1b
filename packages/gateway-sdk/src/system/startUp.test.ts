import { noFlags } from '@baize/domain/flags';
import type { LanguageCode } from '@baize/domain/languages';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { readStartUp, readSystemStatus } from './readStartUp.ts';

const value = {
  merchant: { code: 'm1', currency: 'CNY' },
  domainRoute: ['a.example'],
  resources: [
    { resourceType: 'LIVECHAT', name: 'Chat', url: 'https://chat.example' },
    { resourceType: 'ANDROID', name: 'App', url: 'https://app.example' },
    { resourceType: 'FAX', name: 'Fax', url: 'tel:1' },
    { resourceType: 'PHONE', name: 'Phone', url: '' },
  ],
  whitelabel: [
    { modId: 'REG', enabled: '1', childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1' }] },
    { modId: 'PLAY', enabled: '0', childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1' }] },
    'broken',
  ],
  register: [
    { key: 'username', enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 5, type: 'text' },
  ],
  mainDomain: 'a.example',
  analytics: { gtagId: 'G-1' },
  imageCDNs: ['https://i1.example', 'https://i2.example'],
  launchGameCDNs: ['https://g1.example'],
  location: { ip: '203.0.113.7' },
  maintenance: false,
  regionRestriction: true,
  languages: ['CN', 'XX', 'PT-BR'],
  memberTypes: { agent: [9], trial: [] },
  timeZone: 'Asia/Shanghai',
};

describe('the start-up answer', () => {
  it('is read whole, with flags by their names and resources of known types [REQ-057, REQ-058, REQ-059]', () => {
    expect(readStartUp(value, 0)).toEqual({
      merchantCode: 'm1',
      currency: 'CNY',
      domains: ['a.example'],
      mainDomain: 'a.example',
      gtagId: 'G-1',
      resources: [
        { resourceType: 'LIVECHAT', name: 'Chat', url: 'https://chat.example' },
        { resourceType: 'Android', name: 'App', url: 'https://app.example' },
      ],
      flags: { ...noFlags, usernameRegistration: true },
      fieldRules: [{ ...value.register[0], acceptedPattern: undefined, safe: false }],
      imageCdns: ['https://i1.example', 'https://i2.example'],
      launchCdns: ['https://g1.example'],
      ip: '203.0.113.7',
      maintenance: false,
      maintenanceUntil: undefined,
      regionRestricted: true,
      languages: ['CN', 'PT-BR'],
      memberTypes: { agent: [9], trial: [] },
      timeZone: 'Asia/Shanghai',
      social: { google: false, facebook: false },
    });
  });

  it('begins with the CDN that chance chose [REQ-075]', () => {
    expect(readStartUp(value, 0.9)?.imageCdns).toEqual(['https://i2.example', 'https://i1.example']);
  });

  it('shows least where something is missing [REQ-057]', () => {
    expect(readStartUp({ merchant: value.merchant, timeZone: 'Mars/Olympus' }, 0)).toMatchObject({
      flags: noFlags,
      resources: [],
      languages: [],
      memberTypes: { agent: [1, 2, 41, 42], trial: [4] },
      timeZone: 'UTC',
    });
    expect(readStartUp({ ...value, merchant: {} }, 0)).toBeUndefined();
  });

  it('knows a time zone of today without making a formatter, and one of old by making one', () => {
    const formatters = vi.spyOn(Intl, 'DateTimeFormat');
    expect(readStartUp(value, 0)?.timeZone).toBe('Asia/Shanghai');
    expect(formatters).not.toHaveBeenCalled();
    formatters.mockRestore();
    expect(readStartUp({ ...value, timeZone: 'US/Pacific' }, 0)?.timeZone).toMatch(/\//);
    expect(readStartUp({ ...value, timeZone: 'asia/shanghai' }, 0)?.timeZone).toBe('Asia/Shanghai');
  });

  it('never throws, whatever stands in it [REQ-057]', () => {
    const keys = Object.keys(value) as (keyof typeof value)[];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, anything) => {
        readStartUp({ ...value, [key]: anything }, 0.5);
        readStartUp(anything, 0);
      }),
    );
  });
});

const setUp = () => {
  const asked: (string | null)[] = [];
  const state = { etag: '"1"', language: 'EN' as LanguageCode };
  const gateway = createGateway({
    baseUrl: 'https://site.example',
    fetch: async ({ headers }) => {
      const known = headers.get('If-None-Match');
      asked.push(known);
      if (known === state.etag) return new Response(null, { status: 304 });
      return Response.json({ success: true, message: '', value }, { headers: { ETag: state.etag } });
    },
    token: () => undefined,
    language: () => state.language,
    merchant: () => 'm1',
    random: () => 0,
  });
  return { gateway, asked, state };
};

describe('reading the start-up answer again', () => {
  it('answers the very same object while nothing has changed', async () => {
    const { gateway, asked } = setUp();
    const [first, second] = [await gateway.system.startUp(), await gateway.system.startUp()];
    expect(asked).toEqual([null, '"1"']);
    expect(first.ok && second.ok && first.value === second.value).toBe(true);
  });

  it('answers what is new when it has changed, and does not mix languages', async () => {
    const { gateway, asked, state } = setUp();
    await gateway.system.startUp();
    state.etag = '"2"';
    expect(await gateway.system.startUp()).toMatchObject({ ok: true });
    state.language = 'CN';
    expect(await gateway.system.startUp()).toMatchObject({ ok: true });
    expect(asked).toEqual([null, '"1"', null]);
  });

  it('is malformed when nothing was asked about and nothing has changed', async () => {
    const { gateway, state } = setUp();
    state.etag = '';
    const answer = createGateway({
      baseUrl: 'https://site.example',
      fetch: async () => new Response(null, { status: 304 }),
      token: () => undefined,
      language: () => 'EN',
      merchant: () => 'm1',
    }).system.startUp();
    expect(await answer).toMatchObject({ error: { kind: 'malformed', status: 304 } });
    expect(await gateway.system.startUp()).toMatchObject({ ok: true });
  });
});

describe('the system status', () => {
  it('is normal, maintenance or region restricted, and nothing else [REQ-060]', () => {
    expect([0, 1, 2, 3, '1', -1, 0.5].map((status) => readSystemStatus({ status })?.status)).toEqual([
      'normal',
      'maintenance',
      'regionRestricted',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readSystemStatus({ status: 2, ip: '203.0.113.7' })).toMatchObject({ ip: '203.0.113.7' });
  });
});
