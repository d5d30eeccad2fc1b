import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { badCursor, toPage } from '../paging/answers.ts';
import { limitsAnswer, toChangeAnswer } from './limits.answers.ts';
import { confirmLimit, excludeMember, listChanges, setLimit, takeBreak } from './limits.store.ts';
import type { LimitKey } from './limits.store.ts';

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

const [FEWEST_MINUTES, MOST_MINUTES] = [5n, 480n];

/** True for a limit of money by day, week or month, and for a reminder of a session by minutes. */
const isLimit = ({ kind, period }: LimitKey, amount: bigint | null): boolean => {
  if ((kind === 'reminder') !== (period === 'session')) return false;
  return kind !== 'reminder' || amount === null || (amount >= FEWEST_MINUTES && amount <= MOST_MINUTES);
};

const later = ({ now, merchant }: Call, duration: Temporal.DurationLike): Date => {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return new Date(at.toZonedDateTimeISO(merchant.settings.sandbox.timeZone).add(duration).epochMilliseconds);
};

/** Routes of the limits that members set themselves (D58). */
export const mountLimits = (app: GatewayApp): void => {
  handle(app, routes.getLimits, async ({ c, call, session }) =>
    ok(c, await limitsAnswer(call.database, call, ownerOf(call, session))),
  );

  handle(app, routes.setLimit, async ({ c, call, session, body: { kind, period, amount: text } }) => {
    const amount = text === undefined ? null : BigInt(text);
    if (!isLimit({ kind, period }, amount)) return refuse(c, 'limitInvalid', { field: 'amount' });
    const owner = ownerOf(call, session);
    const value = await call.database.transaction(async (tx) => {
      await setLimit(tx, owner, { kind, period, amount }, call.now);
      return limitsAnswer(tx, call, owner);
    });
    return ok(c, value);
  });

  handle(app, routes.confirmLimit, async ({ c, call, session, body }) => {
    const owner = ownerOf(call, session);
    return call.database.transaction(async (tx) => {
      const refused = await confirmLimit(tx, owner, body, call.now);
      return refused === undefined
        ? ok(c, await limitsAnswer(tx, call, owner))
        : refuse(c, refused.code, refused.details);
    });
  });

  handle(app, routes.takeBreak, async ({ c, call, session, body: { days } }) => {
    const owner = ownerOf(call, session);
    const value = await call.database.transaction(async (tx) => {
      await takeBreak(tx, owner, later(call, { hours: days * 24 }), call.now);
      return limitsAnswer(tx, call, owner);
    });
    return ok(c, value);
  });

  handle(app, routes.excludeMember, async ({ c, call, session, body: { months } }) => {
    const owner = ownerOf(call, session);
    const value = await call.database.transaction(async (tx) => {
      await excludeMember(tx, owner, later(call, { months }), call.now);
      return limitsAnswer(tx, call, owner);
    });
    return ok(c, value);
  });

  handle(app, routes.getLimitChanges, async ({ c, call, session, query }) => {
    const { timeZone } = call.merchant.settings.sandbox;
    const page = await listChanges(call.database, ownerOf(call, session), { ...query, timeZone }, query);
    return page === undefined ? badCursor(c) : ok(c, toPage(page, toChangeAnswer));
  });
};
