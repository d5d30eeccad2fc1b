import type { Channel } from './outbox.store.ts';

/** An outgoing message. */
type Letter = {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Name of the merchant, as the recipient knows it. */
  readonly from: string;
};

/**
 * Delivers messages of one channel. `carry` settles within seconds even if the server hangs, and rejects with an error
 * without recipient or text.
 */
export type Carrier = {
  readonly channel: Channel;
  readonly carry: (letter: Letter) => Promise<void>;
};
