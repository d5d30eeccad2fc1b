import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { once, refusableAnswers, session } from './call/envelope.ts';
import { instant, minorAmount, recordId } from './call/fields.ts';
import { pageOf, rangeQuery } from './call/paging.ts';
import { pauseRefusals } from './limits.ts';

/** The member's invitation: code, rule and what it has earned. */
export const referral = z
  .object({
    code: z
      .string()
      .regex(/^[A-Z\d]{6,16}$/)
      .openapi({ description: 'Sent as `referralCode` at registration.', example: 'R7KX2M9Q' }),
    title: z.string().openapi({ default: '' }),
    content: z.string().openapi({ default: '', description: 'HTML of the terms; sanitised before it is shown.' }),
    rule: z
      .object({
        reward: minorAmount,
        /** What a friend has to deposit in all. */
        deposited: minorAmount,
        times: z.int().min(0).openapi({ description: 'How often a reward is wagered before it can be withdrawn.' }),
      })
      .openapi('ReferralRule', { description: 'Holds for friends who join now.' }),
    currency: z.string().min(1),
    friends: z.int().min(0),
    /** Paid so far. */
    earned: minorAmount,
    claimable: minorAmount,
  })
  .openapi('Referral');

/** `own`: an account of the member, or one that shares an e-mail address, a name or a payment account with it. */
const friendStatus = z.enum(['joined', 'claimable', 'paid', 'own']).openapi('ReferredFriendStatus');

export const referredFriend = z
  .object({
    id: recordId,
    name: z.string().min(1).openapi({ description: 'Masked.' }),
    joinedAt: instant,
    status: friendStatus,
    reward: minorAmount,
    /** Deposited so far, of `required`. */
    done: minorAmount,
    required: minorAmount,
    currency: z.string().min(1),
    paidAt: instant.optional(),
  })
  .openapi('ReferredFriend');

export const referralRefusals = ['referralClosed'] as const;
export const claimReferralRefusals = [...referralRefusals, 'rewardNotReached', 'walletFull', ...pauseRefusals] as const;

const facts = <const F extends Omit<CallFacts, 'tag' | 'access' | 'realAccount' | 'origin'>>(own: F) =>
  about({ tag: 'referral', access: 'member', realAccount: true, origin: 'extension', ...own });

const example: z.input<typeof referral> = {
  code: 'R7KX2M9Q',
  title: 'Invite friends',
  content: '<p>You both play, you earn.</p>',
  rule: { reward: '5000', deposited: '10000', times: 1 },
  currency: 'CNY',
  friends: 2,
  earned: '5000',
  claimable: '5000',
};

export const getReferral = createRoute({
  ...facts({
    operationId: 'getReferral',
    summary: "The member's invitation",
    description:
      'Its code is made with the first call. Refused while the merchant runs no REFERRAL promotion (REQ-217).',
    moduleId: 'referral.get',
  }),
  method: 'get',
  path: '/wps/referral',
  responses: { ...refusableAnswers(referral, example, referralRefusals), ...session },
});

export const getReferredFriends = createRoute({
  ...facts({
    operationId: 'getReferredFriends',
    summary: 'Who joined by the invitation',
    description: 'The newest first, each with the terms of the day of joining.',
    moduleId: 'referral.friends',
  }),
  method: 'get',
  path: '/wps/referral/friends',
  request: { query: rangeQuery.omit({ from: true, to: true }) },
  responses: {
    ...refusableAnswers(
      pageOf(referredFriend).openapi('ReferredFriendPage'),
      {
        items: [
          {
            id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
            name: 'pl***r',
            joinedAt: '2026-03-01T04:00:00Z',
            status: 'joined',
            reward: '5000',
            done: '2000',
            required: '10000',
            currency: 'CNY',
          },
        ],
      },
      referralRefusals,
    ),
    ...session,
  },
});

export const claimReferral = createRoute({
  ...facts({
    operationId: 'claimReferral',
    summary: 'Claim what the invitation has earned',
    description: 'Pays the reward of every friend who has met the rule, each once; answers the invitation after it.',
    moduleId: 'referral.claim',
    rate: 'costly',
    idempotent: true,
  }),
  method: 'post',
  path: '/wps/referral/claim',
  responses: { ...refusableAnswers(referral, example, claimReferralRefusals), ...session, ...once },
});
