import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, gatewayStub } from '../testing/index.ts';
import { getBetsCsv } from './index.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const headers = { 'Content-Type': 'text/csv; charset=utf-8' };

/** A file that a test sends part by part. */
const sentFile = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 9 });
  const writer = writable.getWriter();
  const say = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
  const gateway = gatewayStub({ getBetsCsv: new Response(readable, { headers }) }, { token: () => 't1' });
  return { gateway, say, writer };
};

describe('the CSV file of bets', () => {
  it('is requested with its filters, and arrives whole', async () => {
    const { gateway, say, writer } = sentFile();
    say('\uFEFF"total"\r\n');
    say('2.00\r\n');
    void writer.close();
    const answer = await getBetsCsv(gateway, { code: 'five', from: '2026-03-01', to: '2026-03-31' });
    if (!answer.ok) throw new Error(answer.error.kind);
    expect([answer.value.type, new Uint8Array(await answer.value.arrayBuffer()).length]).toEqual(['text/csv', 18]);
    expect(gateway.asked).toMatchObject([
      { query: { gameCode: 'five', from: '2026-03-01', to: '2026-03-31', language: 'EN' } },
    ]);
  });

  it('is aborted by its caller while it arrives', async () => {
    const { gateway, say } = sentFile();
    const caller = new AbortController();
    say('"total"\r\n');
    const answer = getBetsCsv(gateway, {}, { signal: caller.signal });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    caller.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } });
  });

  it('that breaks off or falls silent is a network failure, never half a file', async () => {
    const broken = sentFile();
    broken.say('"total"\r\n');
    void broken.writer.abort(new TypeError('network error'));
    expect(await getBetsCsv(broken.gateway)).toEqual({ ok: false, error: { kind: 'network' } });
    const silent = sentFile();
    const answer = getBetsCsv(silent.gateway);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it('is malformed when the response is no CSV file, and refused like any other call', async () => {
    const json = gatewayStub({ getBetsCsv: Response.json({ success: true }) }, { token: () => 't1' });
    expect(await getBetsCsv(json)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    const refusing = gatewayStub({ getBetsCsv: failed(401, 'unauthenticated') }, { token: () => 't1' });
    expect(await getBetsCsv(refusing)).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    expect(await getBetsCsv(gatewayStub())).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
  });
});
