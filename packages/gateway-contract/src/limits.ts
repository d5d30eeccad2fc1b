import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, refusableAnswers, session } from './call/envelope.ts';
import { instant, minorAmount, recordId, someAmount } from './call/fields.ts';
import { pageOf, rangeQuery } from './call/paging.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'access' | 'realAccount' | 'origin'>>(own: F) =>
  about({ tag: 'limits', access: 'member', realAccount: true, origin: 'extension', ...own });

/** Refusals of a member who takes a break or is excluded, until `until`. */
export const pauseRefusals = ['onBreak', 'excluded'] as const;

/** Refusal of play in the hours in which the law of the site allows none, until `until`. */
export const nightRefusals = ['nightBreak'] as const;

/** Refusals of a call that stakes or deposits. A limit that is reached has `amount` left until `until`. */
export const playRefusals = ['limitReached', ...pauseRefusals] as const;

const kind = z.enum(['deposit', 'loss', 'stake', 'reminder']);
const period = z.enum(['day', 'week', 'month', 'session']);

/** A looser value that waits for its day and for the member's second confirmation. */
const wish = z
  .object({
    amount: someAmount.optional().openapi({ description: 'Absent: the limit is to be lifted.' }),
    confirmFrom: instant,
    lapsesAt: instant,
  })
  .openapi('LimitWish');

const limit = z
  .object({
    kind,
    period: period.openapi({ description: "Days, weeks from Monday and months in the merchant's zone." }),
    amount: someAmount
      .optional()
      .openapi({ description: 'Minor units; minutes of a reminder. Absent: the member chose to have none.' }),
    /** Absent for a reminder; `0` for a period that was won. */
    used: minorAmount.optional(),
    resetsAt: instant.optional(),
    wish: wish.optional(),
  })
  .openapi('MemberLimit');

const limits = z
  .object({
    currency: z.string().min(1),
    timeZone: z.string().min(1),
    serverTime: instant,
    limits: z.array(limit),
    breakUntil: instant.optional(),
    excludedUntil: instant.optional(),
    mustChoose: z
      .boolean()
      .openapi({ description: 'True: nothing is deposited before a deposit limit, or none, is chosen.' }),
    mustLimit: z
      .boolean()
      .optional()
      .openapi({ description: 'True: the law of the site does not let a member choose to have no deposit limit.' }),
  })
  .openapi('MemberLimits');

const example: z.input<typeof limits> = {
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  serverTime: '2026-03-01T04:00:00Z',
  limits: [
    { kind: 'deposit', period: 'day', amount: '50000', used: '20000', resetsAt: '2026-03-01T16:00:00Z' },
    {
      kind: 'loss',
      period: 'week',
      amount: '100000',
      used: '0',
      resetsAt: '2026-03-01T16:00:00Z',
      wish: { amount: '200000', confirmFrom: '2026-03-02T04:00:00Z', lapsesAt: '2026-03-09T04:00:00Z' },
    },
    { kind: 'reminder', period: 'session', amount: '60' },
  ],
  mustChoose: false,
};

export const getLimits = createRoute({
  ...facts({
    operationId: 'getLimits',
    summary: 'The limits that the member has set, and what is used of each',
    description: 'With the break and the exclusion that are on (D58).',
    moduleId: 'limits.limits',
    wordless: true,
  }),
  method: 'get',
  path: '/wps/limits',
  responses: { ...answers(limits, example), ...session },
});

export const setLimit = createRoute({
  ...facts({
    operationId: 'setLimit',
    summary: 'Set or lift a limit',
    description:
      'A lower amount counts at once. A higher one, or none, waits 24 hours and is then confirmed by `confirmLimit`; the amount that counts now takes such a wish back (D58).',
    moduleId: 'limits.set',
    wordless: true,
  }),
  method: 'post',
  path: '/wps/limits',
  request: {
    body: jsonBody(
      z
        .object({ kind, period, amount: someAmount.optional() })
        .openapi('LimitRequest', { example: { kind: 'deposit', period: 'day', amount: '50000' } }),
    ),
  },
  responses: { ...refusableAnswers(limits, example, ['limitInvalid']), ...session, ...body },
});

export const confirmLimit = createRoute({
  ...facts({
    operationId: 'confirmLimit',
    summary: 'Confirm a looser limit after its day',
    description: 'From 24 hours after the wish, for seven days (D58).',
    moduleId: 'limits.confirm',
    wordless: true,
  }),
  method: 'post',
  path: '/wps/limits/confirm',
  request: {
    body: jsonBody(
      z.object({ kind, period }).openapi('LimitConfirmation', { example: { kind: 'loss', period: 'week' } }),
    ),
  },
  responses: { ...refusableAnswers(limits, example, ['limitUnknown', 'limitWaits']), ...session, ...body },
});

export const MOST_BREAK_DAYS = 42;
export const [FEWEST_EXCLUSION_MONTHS, MOST_EXCLUSION_MONTHS] = [6, 120];

export const takeBreak = createRoute({
  ...facts({
    operationId: 'takeBreak',
    summary: 'Take a break from play and deposits',
    description: 'From now, a day to six weeks; it can be made longer and not shorter (D58).',
    moduleId: 'limits.break',
    wordless: true,
  }),
  method: 'post',
  path: '/wps/limits/break',
  request: {
    body: jsonBody(
      z.object({ days: z.int().min(1).max(MOST_BREAK_DAYS) }).openapi('BreakRequest', { example: { days: 7 } }),
    ),
  },
  responses: { ...answers(limits, example), ...session, ...body },
});

export const excludeMember = createRoute({
  ...facts({
    operationId: 'excludeMember',
    summary: 'Exclude oneself from play',
    description:
      "Six months or longer, on every site of the gateway's operator: no play, deposit, promotion or new account; money can be withdrawn. It can be made longer and not shorter (D58).",
    moduleId: 'limits.exclude',
    wordless: true,
  }),
  method: 'post',
  path: '/wps/limits/exclusion',
  request: {
    body: jsonBody(
      z
        .object({ months: z.int().min(FEWEST_EXCLUSION_MONTHS).max(MOST_EXCLUSION_MONTHS) })
        .openapi('ExclusionRequest', { example: { months: 6 } }),
    ),
  },
  responses: { ...answers(limits, example), ...session, ...body },
});

const change = z
  .object({
    id: recordId,
    at: instant,
    kind: z.enum(['deposit', 'loss', 'stake', 'reminder', 'break', 'exclusion']),
    period: period.optional(),
    step: z.enum(['set', 'wished', 'withdrawn', 'confirmed', 'began']),
    before: someAmount.optional(),
    after: someAmount.optional(),
    until: instant.optional(),
  })
  .openapi('LimitChange');

export const getLimitChanges = createRoute({
  ...facts({
    operationId: 'getLimitChanges',
    summary: 'What the member changed of the limits',
    description: 'The last one first, by days (D58).',
    moduleId: 'limits.changes',
    wordless: true,
  }),
  method: 'get',
  path: '/wps/limits/changes',
  request: { query: rangeQuery },
  responses: {
    ...answers(pageOf(change).openapi('LimitChanges'), {
      items: [
        {
          id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c13',
          at: '2026-03-01T03:00:00Z',
          kind: 'deposit',
          period: 'day',
          step: 'set',
          after: '50000',
        },
      ],
    }),
    ...session,
  },
});
