import type { Channel } from './outbox.store.ts';

/** A message as it goes out. */
type Letter = {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The merchant, as the recipient knows it. */
  readonly from: string;
};

/**
 * What takes messages to the outside world. `carry` ends within seconds whatever the other side does, and rejects with
 * an error that names neither recipient nor text.
 */
export type Carrier = {
  readonly channel: Channel;
  readonly carry: (letter: Letter) => Promise<void>;
};
