type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** A site's channel as the browser has it, an end of it for each tab: what one posts, all others hear. */
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
