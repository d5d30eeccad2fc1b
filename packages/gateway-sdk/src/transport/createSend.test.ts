import { getSystemStatus as statusOperation } from '@baize/gateway-contract/client/system/getSystemStatus';
import { describe, expect, it } from 'vitest';
import { getGameList, getGameVendors, getHotGames } from '../catalogue/index.ts';
import { createGateway } from '../createGateway.ts';
import type { GatewayOptions } from '../gateway.types.ts';
import { launchExternalGame } from '../launch/index.ts';
import { getMemberInfo } from '../member/index.ts';
import { logOut } from '../session/index.ts';
import { getSystemStatus, reportIncident } from '../system/index.ts';
import { getBalance } from '../wallet/index.ts';

const setUp = (
  own: Partial<GatewayOptions> = {},
  respond = () => Response.json({ success: true, message: '', value: null }),
) => {
  const sent: Request[] = [];
  const refused: string[] = [];
  const gateway = createGateway({
    baseUrl: 'https://site.example',
    fetch: async (request) => {
      sent.push(request);
      return respond();
    },
    token: () => 'token-1',
    language: () => 'EN',
    merchant: () => 'm1',
    random: () => 0,
    onUnauthenticated: () => refused.push('told'),
    ...own,
  });
  return { gateway, sent, refused };
};

const play = { vassalage: 'V', gameCode: 'g', gameType: 'RNG', mode: 'real', backUrl: '/' } as const;

describe('the request of every call', () => {
  it('is its module id and the language, as the contract says [REQ-151]', async () => {
    const { gateway, sent } = setUp();
    await getSystemStatus(gateway);
    expect(sent[0]?.url).toBe('https://site.example/wps/system/status');
    expect(sent[0]?.headers.get('X-Module-Id')).toBe(statusOperation.module);
    expect(sent[0]?.headers.get('X-Language')).toBe('EN');
  });

  it("has the gateway's code for Korean", async () => {
    const { gateway, sent } = setUp({ language: () => 'KR' });
    await getHotGames(gateway);
    expect(sent[0]?.headers.get('X-Language')).toBe('KO');
    expect(new URL(sent[0]?.url ?? '').searchParams.get('language')).toBe('KO');
  });

  it('is the token only where the call reads one [REQ-151, REQ-186]', async () => {
    const { gateway, sent } = setUp();
    await getSystemStatus(gateway);
    await getGameVendors(gateway);
    await getMemberInfo(gateway);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer token-1', 'Bearer token-1']);
  });

  it('is not sent without a required token [REQ-160]', async () => {
    const { gateway, sent } = setUp({ token: () => undefined });
    expect(await getMemberInfo(gateway)).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
    await getGameVendors(gateway);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null]);
  });

  it('has an idempotency key if it moves money, the same one at a retry', async () => {
    const { gateway, sent } = setUp();
    await launchExternalGame(gateway, play);
    await launchExternalGame(gateway, play);
    await launchExternalGame(gateway, play, { idempotencyKey: 'k'.repeat(16) });
    await launchExternalGame(gateway, play, { idempotencyKey: 'k'.repeat(16) });
    await logOut(gateway);
    const [first, second, third, fourth, none] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).not.toBe(first);
    expect([third, fourth, none]).toEqual(['k'.repeat(16), 'k'.repeat(16), null]);
  });

  it('has a JSON body with its content type', async () => {
    const { gateway, sent } = setUp();
    await launchExternalGame(gateway, play);
    await getSystemStatus(gateway);
    expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', null]);
    expect(await sent[0]?.json()).toMatchObject(play);
  });

  it('survives a page unload only when it reports an incident', async () => {
    const { gateway, sent } = setUp();
    await reportIncident(gateway, {} as never);
    await getSystemStatus(gateway);
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('is what the list calls ask for [REQ-184, REQ-185, REQ-186]', async () => {
    const { gateway, sent } = setUp();
    await getGameList(gateway, { gameType: 'RNG', gameName: '  dragon ', minBet: 1, pageNo: 2, pageSize: 15 });
    await getHotGames(gateway);
    await getGameVendors(gateway);
    const [list, hot, vendors] = sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(list).toEqual({
      clientType: '3',
      platform: 'flash,html5-desktop',
      merchant: 'm1',
      gameType: 'RNG',
      gameName: 'dragon',
      minBet: '1',
      pageNo: '2',
      pageSize: '15',
      language: 'EN',
    });
    expect(hot).toEqual({ merchantCode: 'm1', isPlatform: '2', platform: 'flash,html5-desktop', language: 'EN' });
    expect(vendors).toEqual({ merchantCode: 'm1' });
  });
});

const statusWithTag = () =>
  Response.json({ success: true, message: '', value: { status: 0 } }, { headers: { ETag: '"1"' } });

describe('reading a response', () => {
  it('comes with its headers, and with a cdnSeed that is drawn once for a gateway [REQ-075]', async () => {
    let drawn = 0;
    const random = () => (drawn += 0.25);
    const { gateway } = setUp({ random }, statusWithTag);
    const read = () =>
      gateway.call(statusOperation, {}, (_value, { headers, cdnSeed }) => ({ etag: headers.get('ETag'), cdnSeed }));
    expect([await read(), await read()]).toEqual([
      { ok: true, value: { etag: '"1"', cdnSeed: 0.25 } },
      { ok: true, value: { etag: '"1"', cdnSeed: 0.25 } },
    ]);
  });

  it('sends the known ETag, and returns the known value on 304', async () => {
    const { gateway, sent } = setUp({}, () => new Response(null, { status: 304 }));
    const request = { headers: { 'If-None-Match': '"1"' }, unchanged: 'known' };
    expect(await gateway.call(statusOperation, request, () => 'new')).toEqual({ ok: true, value: 'known' });
    expect(sent[0]?.headers.get('If-None-Match')).toBe('"1"');
  });
});

const refuse = () =>
  Response.json({ success: false, message: 'Log in again.', value: { code: 'unauthenticated' } }, { status: 401 });

describe('a session that has ended', () => {
  it('is reported once per token', async () => {
    const { gateway, refused } = setUp({}, refuse);
    const answers = await Promise.all([getMemberInfo(gateway), getBalance(gateway)]);
    expect(answers[0]).toMatchObject({ error: { kind: 'unauthenticated', message: 'Log in again.' } });
    expect(refused).toEqual(['told']);
  });

  it('is not reported for a token that was replaced meanwhile', async () => {
    let token = 'old';
    const { gateway, refused } = setUp({ token: () => token }, () => {
      token = 'new';
      return refuse();
    });
    await getMemberInfo(gateway);
    expect(refused).toEqual([]);
  });

  it('is not reported for calls without a token, nor for other failures', async () => {
    let token: string | undefined = 'token-1';
    let respond = refuse;
    const { gateway, refused } = setUp({ token: () => token }, () => respond());
    respond = () => Response.json({ success: false, message: '', value: { code: 'internal' } }, { status: 400 });
    await getMemberInfo(gateway);
    expect(refused).toEqual([]);
    respond = refuse;
    await getMemberInfo(gateway);
    token = undefined;
    await getGameVendors(gateway);
    expect(refused).toEqual(['told']);
  });

  it('is returned when there is no `onUnauthenticated`', async () => {
    const gateway = createGateway({
      baseUrl: 'https://site.example',
      fetch: async () => refuse(),
      token: () => 'token-1',
      language: () => 'EN',
      merchant: () => 'm1',
    });
    expect(await getBalance(gateway)).toMatchObject({ error: { kind: 'unauthenticated' } });
  });
});
