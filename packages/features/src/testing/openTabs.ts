type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** Fake of a site's `BroadcastChannel`: each call returns the end of one tab, which hears all others. */
export const openTabs = (): (() => Channel) => {
  const ends = new Set<EventTarget>();
  return () => {
    const end: EventTarget = Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => {
        for (const other of ends)
          if (other !== end) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
      },
    });
    ends.add(end);
    return end as EventTarget & Channel;
  };
};
