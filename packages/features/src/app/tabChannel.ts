/** What of a `BroadcastChannel` is used, to tell other tabs messages of this kind. */
export type ChannelOf<Message> = {
  postMessage: (message: Message) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  removeEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** Whether what came over a channel has fields at all; a tab of another release may say anything. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
