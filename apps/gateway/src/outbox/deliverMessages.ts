import { toLoggedError } from '../kernel/report.ts';
import type { Services } from '../kernel/gateway.types.ts';
import { newId } from '../secrets/random.ts';
import type { Carrier } from './carrier.types.ts';
import { markDelivered, claimDueMessages } from './outbox.store.ts';
import type { KeptMessage } from './outbox.store.ts';

/** Polling interval: a code is delivered within this time. */
const LOOK_MS = 1000;

type Delivery = Pick<Services, 'database' | 'clock' | 'report'> & {
  readonly merchants: Pick<Services['merchants'], 'find'>;
  readonly carriers: readonly Carrier[];
  /** True to keep delivered messages for the sandbox's outbox page. */
  readonly keep: boolean;
};

/**
 * Delivers the due messages once; never throws. A failure is reported and retried a minute later, five tries in all.
 */
export const deliverDue = async ({ database, merchants, clock, report, carriers, keep }: Delivery): Promise<void> => {
  const tell = (error: unknown, merchant?: string): void => {
    const where = { at: new Date(clock.now()).toISOString(), reference: newId(), operation: 'deliverMessage' };
    report(toLoggedError(error, { ...where, ...(merchant === undefined ? {} : { merchant }) }));
  };
  const deliver = async (message: KeptMessage): Promise<void> => {
    const carrier = carriers.find(({ channel }) => channel === message.channel);
    const merchant = await merchants.find(message.merchant);
    const name = merchant?.settings.brandName ?? message.merchant;
    const { recipient, subject = name, body } = message;
    await carrier?.carry({ recipient, subject, body, from: name });
    await markDelivered(database.owner, message, { keep });
  };
  const takeAndDeliver = async (): Promise<void> => {
    const due = await claimDueMessages(
      database.owner,
      carriers.map(({ channel }) => channel),
    );
    await Promise.all(due.map((message) => deliver(message).catch((error: unknown) => tell(error, message.merchant))));
  };
  await takeAndDeliver().catch((error: unknown) => tell(error));
};

/** Delivers in the background from now on. Returns a function that stops it and waits for deliveries in progress. */
export const startDelivery = (delivery: Delivery): (() => Promise<void>) => {
  if (delivery.carriers.length === 0) return () => Promise.resolve();
  let underWay: Promise<void> | undefined;
  const look = (): void => {
    underWay ??= deliverDue(delivery).finally(() => {
      underWay = undefined;
    });
  };
  const looking = setInterval(look, LOOK_MS).unref();
  return async () => {
    clearInterval(looking);
    await underWay;
  };
};
