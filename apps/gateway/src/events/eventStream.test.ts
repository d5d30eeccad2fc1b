import { describe, expect, it, vi } from 'vitest';
import { eventStream } from './eventStream.ts';
import type { News } from './eventStream.ts';

const NOTHING: News = { events: [], last: 0 };
const events = (...ids: number[]): News => ({
  events: ids.map((id) => ({ id, data: { type: 'unread', count: id } })),
  last: ids.at(-1) ?? 0,
});

const open = (...news: (News | 'over' | Error)[]) => {
  const onEnd = vi.fn<(error?: unknown) => void>();
  const asked: (number | undefined)[] = [];
  const read = async (after: number | undefined) => {
    asked.push(after);
    const [next = { events: [], last: after ?? 0 }] = news.splice(0, 1);
    if (next instanceof Error) throw next;
    return next === 'over' ? undefined : next;
  };
  const stream = eventStream({ read, after: undefined, onEnd });
  const reader = stream.body.getReader();
  /** The next chunk; undefined at the end of the stream. */
  const said = async () => {
    const { done, value } = await reader.read();
    return done ? undefined : new TextDecoder().decode(value);
  };
  return { ...stream, asked, onEnd, said, leave: () => reader.cancel() };
};

describe('a stream', () => {
  it('is ready once it knows its position, or has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<News>();
    const stream = eventStream({ read: () => promise, after: undefined, onEnd: vi.fn<() => void>() });
    const whenReady = stream.ready.then(() => stream.last());
    resolve(events(4));
    expect(await whenReady).toBe(4);
    const over = eventStream({ read: async () => undefined, after: undefined, onEnd: vi.fn<() => void>() });
    expect(await over.ready).toBeUndefined();
  });

  it('reads at once, and later reads the events after the last one sent', async () => {
    const { said, leave, wake, asked, last } = open(events(4), { ...events(5, 6), hasMore: true });
    expect(await said()).toBe('id: 4\ndata: {"type":"unread","count":4}\n\n');
    wake();
    expect(await said()).toContain('id: 6\n');
    await vi.waitFor(() => expect(asked).toEqual([undefined, 4, 6]));
    expect(last()).toBe(6);
    await leave();
  });

  it('ends when its reader takes nothing between two heartbeats', async () => {
    const onEnd = vi.fn<() => void>();
    const stream = eventStream({ read: async () => NOTHING, after: undefined, onEnd });
    await vi.waitFor(() => expect(stream.last()).toBe(0));
    stream.beat();
    expect(onEnd).not.toHaveBeenCalled();
    stream.beat();
    expect(onEnd).toHaveBeenCalledOnce();
    const reader = stream.body.getReader();
    const read = [];
    for (let part = await reader.read(); !part.done; part = await reader.read()) read.push(part.value.length);
    expect(read.length).toBeLessThan(3);
  });

  it('survives a query that takes longer than a heartbeat', async () => {
    const onEnd = vi.fn<() => void>();
    const answer = Promise.withResolvers<News>();
    const read = vi.fn(() => answer.promise);
    const stream = eventStream({ read, after: 3, onEnd });
    const said = stream.body.getReader().read();
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    stream.beat();
    stream.beat();
    stream.beat();
    expect(onEnd).not.toHaveBeenCalled();
    answer.resolve(events(4));
    expect(new TextDecoder().decode((await said).value)).toContain('id: 4\n');
    stream.end();
  });

  it('sends heartbeats for as long as its reader takes them', async () => {
    const { said, leave, beat, onEnd } = open(NOTHING);
    expect(await said()).toBe('id: 0\n\n');
    for (let beats = 0; beats < 5; beats += 1) {
      beat();
      expect(await said()).toBe(':\n\n');
    }
    expect(onEnd).not.toHaveBeenCalled();
    await leave();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('ends with its session, on request, and with the error of a failed read', async () => {
    const over = open('over');
    expect(await over.said()).toBeUndefined();
    const ended = open(NOTHING);
    await ended.said();
    ended.end();
    expect(await ended.said()).toBeUndefined();
    const error = new Error('no database');
    const failed = open(NOTHING, error);
    await failed.said();
    failed.wake();
    await expect(failed.said()).rejects.toBe(error);
    expect([over, ended, failed].map(({ onEnd }) => onEnd.mock.calls)).toEqual([
      [[undefined]],
      [[undefined]],
      [[error]],
    ]);
  });

  it('stops reading once its reader has left', async () => {
    const { said, leave, wake, asked } = open(NOTHING);
    await said();
    await leave();
    wake();
    await Promise.resolve();
    expect(asked).toHaveLength(1);
  });
});
