/** Part of `BroadcastChannel` that is used, typed by its messages. */
export type ChannelOf<Message> = {
  postMessage: (message: Message) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  removeEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** True for anything that has fields. A message needs this check: a tab of another release may post other data. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
