import { noFlags } from '@baize/domain/flags';
import type { LanguageCode } from '@baize/domain/languages';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getStartUp, getSystemStatus } from './index.ts';

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

const answered = (wire: unknown, cdnSeed = 0) =>
  getStartUp(gatewayStub({ getStartUp: wire as never }, { random: () => cdnSeed }));

describe('the start-up answer', () => {
  it('is read whole, with flags by their names and resources of known types [REQ-057, REQ-058, REQ-059]', async () => {
    expect(await answered(value)).toEqual({
      ok: true,
      value: {
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
        fieldRules: value.register,
        imageCdns: ['https://i1.example', 'https://i2.example'],
        launchCdns: ['https://g1.example'],
        ip: '203.0.113.7',
        maintenance: false,
        maintenanceUntil: undefined,
        regionRestricted: true,
        languages: ['CN', 'PT-BR'],
        memberTypes: { agent: [9], trial: [] },
        timeZone: 'Asia/Shanghai',
        social: [],
      },
    });
  });

  it('knows the resources of each type, whatever the case [REQ-059]', async () => {
    const types = ['Android', 'IOS', 'MOBILECONFIG', 'PHONE', 'EMAIL', 'LIVECHAT', 'TELEGRAM'];
    const resources = types.map((type) => ({ resourceType: type.toLowerCase(), name: type, url: `x:${type}` }));
    expect(await answered({ ...value, resources })).toMatchObject({
      value: { resources: types.map((type) => ({ resourceType: type, name: type, url: `x:${type}` })) },
    });
  });

  it('begins with the CDN that chance chose [REQ-075]', async () => {
    expect(await answered(value, 0.9)).toMatchObject({
      value: { imageCdns: ['https://i2.example', 'https://i1.example'] },
    });
  });

  it('has the most restrictive defaults for missing parts [REQ-057]', async () => {
    expect(await answered({ merchant: value.merchant, timeZone: 'Mars/Olympus' })).toMatchObject({
      value: {
        flags: noFlags,
        resources: [],
        languages: [],
        memberTypes: { agent: [1, 2, 41, 42], trial: [4] },
        timeZone: 'UTC',
      },
    });
    expect(await answered({ ...value, merchant: {} })).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('adds no constraint to an empty rule [REQ-126]', async () => {
    const rule = {
      key: 'email',
      enabled: false,
      required: false,
      minLength: 0,
      maxLength: 0,
      patternId: 0,
      type: 'text',
    };
    expect(
      await answered({ ...value, register: [{ key: 'email', acceptedPattern: '' }, { enabled: true }] }),
    ).toMatchObject({
      value: { fieldRules: [rule] },
    });
  });

  it('knows a current time zone without creating a formatter, and an old name by creating one', async () => {
    const formatters = vi.spyOn(Intl, 'DateTimeFormat');
    expect(await answered(value)).toMatchObject({ value: { timeZone: 'Asia/Shanghai' } });
    expect(formatters).not.toHaveBeenCalled();
    formatters.mockRestore();
    expect(await answered({ ...value, timeZone: 'US/Pacific' })).toMatchObject({
      value: { timeZone: expect.stringContaining('/') as unknown },
    });
    expect(await answered({ ...value, timeZone: 'asia/shanghai' })).toMatchObject({
      value: { timeZone: 'Asia/Shanghai' },
    });
  });

  it('never throws, whatever stands in it [REQ-057]', async () => {
    const keys = Object.keys(value) as (keyof typeof value)[];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), fc.jsonValue(), async (key, anything) => {
        expect(await answered({ ...value, [key]: anything })).toMatchObject(
          key === 'merchant' ? {} : { ok: true, value: { merchantCode: 'm1' } },
        );
        await answered(anything);
      }),
      { numRuns: 50 },
    );
  });
});

const setUp = () => {
  const state = { etag: '"1"', language: 'EN' as LanguageCode };
  const gateway = gatewayStub(
    {
      getStartUp: ({ headers }) =>
        headers.get('If-None-Match') === state.etag
          ? new Response(null, { status: 304 })
          : Response.json({ success: true, message: '', value }, { headers: { ETag: state.etag } }),
    },
    { language: () => state.language },
  );
  return { gateway, asked: () => gateway.asked.map(({ headers }) => headers.get('If-None-Match')), state };
};

describe('reading the start-up answer again', () => {
  it('returns the same object while nothing has changed', async () => {
    const { gateway, asked } = setUp();
    const [first, second] = [await getStartUp(gateway), await getStartUp(gateway)];
    expect(asked()).toEqual([null, '"1"']);
    expect(first.ok && second.ok && first.value === second.value).toBe(true);
  });

  it('returns the new configuration when it has changed, and does not mix languages', async () => {
    const { gateway, asked, state } = setUp();
    await getStartUp(gateway);
    state.etag = '"2"';
    expect(await getStartUp(gateway)).toMatchObject({ ok: true });
    state.language = 'CN';
    expect(await getStartUp(gateway)).toMatchObject({ ok: true });
    expect(asked()).toEqual([null, '"1"', null]);
  });

  it('is malformed when a 304 comes without a sent ETag', async () => {
    const answer = getStartUp(gatewayStub({ getStartUp: new Response(null, { status: 304 }) }));
    expect(await answer).toMatchObject({ error: { kind: 'malformed', status: 304 } });
  });
});

const status = (wire: object) => getSystemStatus(gatewayStub({ getSystemStatus: wire as never }));

describe('the system status', () => {
  it('is normal, maintenance or region restricted, and nothing else [REQ-060]', async () => {
    for (const [code, name] of ['normal', 'maintenance', 'regionRestricted'].entries())
      expect(await status({ status: code, ip: '203.0.113.7' })).toMatchObject({
        value: { status: name, ip: '203.0.113.7' },
      });
    for (const code of [3, '1', -1, 0.5])
      expect(await status({ status: code })).toMatchObject({ error: { kind: 'malformed' } });
  });
});
