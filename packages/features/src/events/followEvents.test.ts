import type { GatewayError } from '@baize/gateway-sdk';
import type { MemberEvent, ReceivedEvent } from '@baize/gateway-sdk/events';
import { describe, expect, it, vi } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { openLocks } from '../testing/openLocks.ts';
import { openTabs } from '../testing/openTabs.ts';
import { followEvents } from './followEvents.ts';
import type { Following } from './followEvents.ts';

const asleep = (): void => undefined;

const unread = (count: number): MemberEvent => ({ type: 'unread', count });

/** A gateway whose streams a test feeds, one after the other. */
const gatewayOfStreams = () => {
  const opened: {
    readonly after: string | undefined;
    readonly tell: (told: ReceivedEvent) => void;
    readonly end: () => void;
  }[] = [];
  let error: GatewayError | undefined;
  const open: Following['open'] = async (after, signal) => {
    if (error !== undefined) {
      opened.push({ after, tell: () => {}, end: () => {} });
      return { ok: false, error };
    }
    const told: ReceivedEvent[] = [];
    let isOver = false;
    let wake = asleep;
    const end = () => {
      isOver = true;
      wake();
    };
    signal.addEventListener('abort', end, { once: true });
    opened.push({
      after,
      end: () => {
        signal.removeEventListener('abort', end);
        end();
      },
      tell: (each) => {
        told.push(each);
        wake();
      },
    });
    const read = async function* () {
      for (;;) {
        for (let next = told.shift(); next !== undefined; next = told.shift()) yield next;
        if (isOver) return;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    };
    return { ok: true, value: read() };
  };
  return {
    opened,
    open,
    refuse: (given: GatewayError | undefined) => {
      error = given;
    },
    at: (place: number) => {
      const stream = opened.at(place);
      if (stream === undefined) throw new Error('no stream is open');
      return stream;
    },
  };
};

const browser = (whose = 'LOTUS 1') => {
  const gateway = gatewayOfStreams();
  const locks = openLocks();
  const tabOf = openTabs();
  const openTab = (own: Partial<Following> = {}) => {
    const heard: MemberEvent[] = [];
    const channel = tabOf();
    const onEvent = (event: MemberEvent): void => void heard.push(event);
    const given = { open: gateway.open, whose, locks, channel, random: () => 1, now: Date.now, onEvent };
    return { heard, close: followEvents({ ...given, ...own }) };
  };
  return { ...gateway, openTab };
};

const pass = async (seconds: number): Promise<void> => {
  vi.advanceTimersByTime(seconds * 1000);
  await settled();
};

describe('the tabs of a browser', () => {
  it('share one stream, and hear the same', async () => {
    const { openTab, opened, at } = browser();
    const tabs = [openTab(), openTab(), openTab()];
    await eventually(() => expect(opened).toHaveLength(1));
    at(0).tell({ lastEventId: '1', event: unread(3) });
    await eventually(() => expect(tabs.map(({ heard }) => heard)).toEqual([[unread(3)], [unread(3)], [unread(3)]]));
    expect(opened).toHaveLength(1);
    for (const { close } of tabs) close();
    await settled();
  });

  it('resume after the last event when the listening tab closes, with no event lost or doubled', async () => {
    const { openTab, opened, at } = browser();
    const [first, second] = [openTab(), openTab()];
    await eventually(() => expect(opened).toHaveLength(1));
    at(0).tell({ lastEventId: '1', event: unread(3) });
    at(0).tell({ lastEventId: '2', event: undefined });
    await settled();
    first.close();
    await eventually(() => expect(opened.map(({ after }) => after)).toEqual([undefined, '2']));
    at(1).tell({ lastEventId: '3', event: unread(2) });
    await eventually(() => expect(second.heard).toEqual([unread(3), unread(2)]));
    expect(first.heard).toEqual([unread(3)]);
    second.close();
    await settled();
  });

  it('of two members receive only their own events', async () => {
    const { openTab, opened, at } = browser();
    const [one, other] = [openTab(), openTab({ whose: 'LOTUS 2' })];
    await eventually(() => expect(opened).toHaveLength(2));
    at(1).tell({ lastEventId: '1', event: unread(9) });
    await eventually(() => expect(other.heard).toEqual([unread(9)]));
    expect(one.heard).toEqual([]);
    one.close();
    other.close();
    await settled();
  });

  it('listen each for itself where a browser has neither locks nor channels', async () => {
    const { openTab, opened, at } = browser();
    const alone = { locks: undefined, channel: undefined };
    const tabs = [openTab(alone), openTab(alone)];
    await eventually(() => expect(opened).toHaveLength(2));
    at(1).tell({ lastEventId: '1', event: unread(1) });
    await eventually(() => expect(tabs[1]?.heard).toEqual([unread(1)]));
    expect(tabs[0]?.heard).toEqual([]);
    for (const { close } of tabs) close();
    await settled();
  });
});

describe('a stream that ends', () => {
  it('is opened again after the last event, soon at first and then later and later', async () => {
    const { openTab, opened, at } = browser();
    const { close } = openTab();
    await eventually(() => expect(opened).toHaveLength(1));
    at(0).tell({ lastEventId: '7', event: undefined });
    await settled();
    for (const [failures, seconds] of [1, 2, 4, 8].entries()) {
      at(-1).end();
      await settled();
      await pass(seconds - 0.001);
      expect(opened).toHaveLength(failures + 1);
      await pass(0.001);
      expect(opened).toHaveLength(failures + 2);
    }
    expect(opened.map(({ after }) => after)).toEqual([undefined, '7', '7', '7', '7']);
    close();
    await settled();
  });

  it('is opened again soon when it had lasted', async () => {
    const { openTab, opened, at } = browser();
    const { close } = openTab();
    await eventually(() => expect(opened).toHaveLength(1));
    for (const seconds of [1, 2]) {
      at(-1).end();
      await settled();
      await pass(seconds);
    }
    await pass(30);
    at(-1).end();
    await settled();
    await pass(1);
    expect(opened).toHaveLength(4);
    close();
    await settled();
  });

  it('is opened again when nobody answered, and when the gateway answers again', async () => {
    const { openTab, opened, refuse, at } = browser();
    refuse({ kind: 'network' });
    const { heard, close } = openTab();
    await eventually(() => expect(opened).toHaveLength(1));
    refuse(undefined);
    await pass(1);
    at(1).tell({ lastEventId: '1', event: unread(1) });
    await eventually(() => expect(heard).toEqual([unread(1)]));
    close();
    await settled();
  });

  it.each<GatewayError>([
    { kind: 'rateLimited', retryAfter: 120 },
    { kind: 'http', status: 503, retryAfter: 120 },
  ])('is opened again after Retry-After, not before: %j', async (error) => {
    const { openTab, opened, refuse } = browser();
    refuse(error);
    const { close } = openTab();
    await eventually(() => expect(opened).toHaveLength(1));
    await pass(119);
    expect(opened).toHaveLength(1);
    await pass(2);
    expect(opened).toHaveLength(2);
    close();
    await settled();
  });

  it('is opened again within an hour, whatever Retry-After says', async () => {
    const { openTab, opened, refuse } = browser();
    refuse({ kind: 'rateLimited', retryAfter: 10 ** 9 });
    const { close } = openTab();
    await eventually(() => expect(opened).toHaveLength(1));
    await pass(3601);
    expect(opened).toHaveLength(2);
    close();
    await settled();
  });

  it.each<GatewayError>([{ kind: 'unauthenticated' }, { kind: 'http', status: 404 }])(
    'is not opened again when there is none to be had: %j',
    async (error) => {
      const { openTab, opened, refuse } = browser();
      refuse(error);
      const { close } = openTab();
      await eventually(() => expect(opened).toHaveLength(1));
      await pass(600);
      expect(opened).toHaveLength(1);
      close();
    },
  );
});

describe('a tab that stops', () => {
  it('receives no more events and opens no more streams', async () => {
    const { openTab, opened, at } = browser();
    const { heard, close } = openTab();
    await eventually(() => expect(opened).toHaveLength(1));
    const stream = at(0);
    close();
    stream.tell({ lastEventId: '1', event: unread(1) });
    await pass(600);
    expect([heard, opened.length]).toEqual([[], 1]);
  });

  it('while waiting to reconnect, does not reconnect', async () => {
    const { openTab, opened, refuse } = browser();
    refuse({ kind: 'network' });
    const { close } = openTab();
    await eventually(() => expect(opened).toHaveLength(1));
    close();
    await pass(600);
    expect(opened).toHaveLength(1);
  });

  it('before it got the lock, never opens a stream', async () => {
    const { openTab, opened } = browser();
    const [first, second] = [openTab(), openTab()];
    await eventually(() => expect(opened).toHaveLength(1));
    second.close();
    first.close();
    await settled();
    expect(opened).toHaveLength(1);
  });
});
