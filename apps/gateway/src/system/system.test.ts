import { flagsFromTree } from '@baize/domain/flags';
import type { WhiteLabelNode } from '@baize/domain/flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
let alpha: Visitor;
beforeAll(async () => {
  gateway = await openTestGateway();
  alpha = visit(gateway, 'alpha.localhost');
});
afterAll(() => gateway.close());

const statusAt = async (visitor: Visitor) => (await visitor.call('/wps/system/status')).value;

const treeAt = async (host: string) =>
  (await visit(gateway, host).call('/wps/system/whitelabel')).value as WhiteLabelNode[];

const first = async (host: string) => ((await visit(gateway, host).call('/wps/system/countries')).value as object[])[0];

describe('the status', () => {
  it('is normal, maintenance with its end, or region restricted with the address [REQ-060] [REQ-062]', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha');
    expect(await statusAt(visitor)).toEqual({ status: 0, ip: '127.0.0.1' });
    const until = '2031-01-01T00:00:00.000Z';
    await change({ failures: { maintenance: { until } } });
    expect(await statusAt(visitor)).toEqual({ status: 1, ip: '127.0.0.1', until });
    await change({ failures: { maintenance: true, regionRestriction: true } });
    expect(await statusAt(visitor)).toEqual({ status: 2, ip: '127.0.0.1' });
    await change({ failures: {} });
    expect(await statusAt(visitor)).toMatchObject({ status: 0 });
  });

  it('closes every other call, but those that tell why [REQ-060] [REQ-231]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: { maintenance: true } });
    const closed = await visitor.call('/wps/relay/GCSGAME_gameVendor');
    expect(closed).toMatchObject({ status: 503, value: { code: 'maintenance', retryAfter: 60 } });
    expect((await visitor.call('/wps/system/permission')).value).toMatchObject({ maintenance: true });
    const abroad = await newWorldAt(gateway, 'alpha', { failures: { regionRestriction: true } });
    const blocked = await abroad.visitor.call('/wps/relay/GCSGAME_gameVendor');
    expect(blocked).toMatchObject({ status: 403, value: { code: 'regionRestricted', ip: '127.0.0.1' } });
    expect((await abroad.visitor.call('/wps/system/permission')).value).toMatchObject({ regionRestriction: true });
  });
});

describe('the start-up answer', () => {
  it('has all that a site starts with [REQ-057] [REQ-003]', async () => {
    const { value } = await alpha.call('/wps/system/permission');
    expect(value).toMatchObject({
      merchant: { code: 'alpha', currency: 'CNY' },
      domainRoute: ['www.alpha.example', 'm.alpha.example'],
      mainDomain: 'www.alpha.example',
      languages: ['EN', 'CN', 'VI'],
      memberTypes: { agent: [1, 2, 41, 42], trial: [4] },
      timeZone: 'Asia/Shanghai',
      maintenance: false,
      regionRestriction: false,
      location: { ip: '127.0.0.1' },
    });
  });

  it('is answered with 304 until it has changed', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha');
    const tag = (await visitor.call('/wps/system/permission')).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': tag };
    expect(await visitor.call('/wps/system/permission', { headers })).toMatchObject({ status: 304 });
    await change({ failures: { maintenance: true } });
    expect((await visitor.call('/wps/system/permission', { headers })).status).toBe(200);
  });

  it('carries the flags of the merchant as a tree [REQ-058] [REQ-159]', async () => {
    expect(flagsFromTree(await treeAt('alpha.localhost'))).toMatchObject({ freePlay: true, smsLogin: true });
    expect(flagsFromTree(await treeAt('beta.localhost'))).toMatchObject({ freePlay: false, smsLogin: false });
  });

  it('carries the rules of the registration fields, in the order of the form [REQ-126] [REQ-159]', async () => {
    const rules = (await alpha.call('/wps/system/setting/register')).value as { key: string; required: boolean }[];
    expect(rules.slice(0, 2).map(({ key }) => key)).toEqual(['username', 'password']);
    expect(rules.find(({ key }) => key === 'captcha')).toMatchObject({ required: true });
  });
});

describe('what surrounds it', () => {
  it("lists the merchant's domains and countries, its own first [REQ-134] [REQ-159]", async () => {
    expect((await alpha.call('/wps/system/domainRoute')).value).toEqual(['www.alpha.example', 'm.alpha.example']);
    expect(await first('alpha.localhost')).toEqual({ countryCode: 'CN', countryDialingCode: '86' });
    expect(await first('beta.localhost')).toEqual({ countryCode: 'VN', countryDialingCode: '84' });
  });

  it('lists every territory once, and before those that share its code the one that is most called by it', async () => {
    const list = (await alpha.call('/wps/system/countries')).value as {
      countryCode: string;
      countryDialingCode: string;
    }[];
    const codes = list.map(({ countryCode }) => countryCode);
    expect([codes.length > 240, new Set(codes).size]).toEqual([true, codes.length]);
    expect(list.find(({ countryDialingCode }) => countryDialingCode === '1')?.countryCode).toBe('US');
    expect(list.find(({ countryDialingCode }) => countryDialingCode === '44')?.countryCode).toBe('GB');
  });

  it('has help in the language of the call, the deposit topic among it [REQ-159]', async () => {
    const { value } = await alpha.call('/wps/system/helpCenter', { headers: { 'X-Language': 'PT-BR' } });
    const { topics } = value as { topics: { id: string; title: string }[] };
    expect(topics.find(({ id }) => id === 'deposit')).toMatchObject({ title: 'Como depositar' });
  });

  it("tells the time of the world's clock beside its keys", async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { clock: '2030-05-01T12:00:00Z' });
    const { serverTime } = (await visitor.call('/wps/system/keys')).value as { serverTime: number };
    expect(Math.abs(serverTime - Date.parse('2030-05-01T12:00:00Z') / 1000)).toBeLessThan(10);
  });
});
