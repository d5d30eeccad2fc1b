import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, once, refusableAnswers, session } from './call/envelope.ts';
import { instant, minorAmount } from './call/fields.ts';
import { pauseRefusals } from './limits.ts';

/** Status of a promotion for the caller (REQ-209). Visitors only get `comingSoon`, `joinable` and `closed`. */
export const promotionStatus = z
  .enum([
    'comingSoon',
    'joinable',
    'registered',
    'inProgress',
    'claimable',
    'claimed',
    'applying',
    'rejected',
    'issued',
    'closed',
  ])
  .openapi('PromotionStatus');

/** A promotion in full, with the caller's status. */
export const promotionOffer = z
  .object({
    id: z.string().min(1),
    title: z.string().min(1),
    content: z.string().openapi({ default: '', description: 'HTML; sanitised before it is shown.' }),
    announcementImages: z.array(z.object({ url: z.string().min(1) })),
    kind: z.enum(['join', 'apply', 'raffle']).openapi({
      description: '`join`: its reward is asked for once enough was staked; `apply`: by a form; `raffle`: by a draw.',
    }),
    status: promotionStatus,
    startDate: instant.optional(),
    endDate: instant.optional(),
    noExpiry: z.union([z.literal(0), z.literal(1)]).openapi({ default: 0 }),
    /** The reward, offered or paid; in a raffle the highest prize. */
    reward: minorAmount.optional(),
    currency: z.string().min(1),
    progress: z
      .object({ done: minorAmount, required: minorAmount })
      .optional()
      .openapi({ description: 'What was staked since it was joined, of what it asks for.' }),
  })
  .openapi('PromotionOffer');

export const promotionList = z
  .object({
    promotions: z.array(promotionOffer),
    available: z.int().min(0).openapi({ description: 'How many can be joined, applied for or claimed now (REQ-086).' }),
    referral: z
      .boolean()
      .openapi({ default: false, description: 'True while a promotion of the type REFERRAL runs: see getReferral.' }),
  })
  .openapi('PromotionList');

const joinRefusals = ['promotionUnknown', 'promotionClosed', 'promotionTaken', ...pauseRefusals] as const;
const raffleRefusals = [...joinRefusals, 'walletFull'] as const;
export const promotionRewardRefusals = [...joinRefusals, 'rewardNotReached', 'imageUnknown', 'walletFull'] as const;
export const promotionImageRefusals = ['imageInvalid', 'imageTooLarge', 'imagesTooMany'] as const;

/** Limits of an application (REQ-210). */
export const REMARK_MAX_LENGTH = 140;
export const IMAGES_AT_MOST = 3;
export const IMAGE_MAX_BYTES = 5_000_000;

const facts = <const F extends Omit<CallFacts, 'tag' | 'access'>>(own: F) =>
  about({ tag: 'promotions', access: 'member', realAccount: true, ...own });

const promotionId = z.string().min(1).max(128).openapi({ example: 'first-deposit' });

const example: z.input<typeof promotionOffer> = {
  id: 'first-deposit',
  title: 'First deposit',
  content: '<p>Once, up to 100.00.</p>',
  announcementImages: [{ url: '/media/promotions/3.svg' }],
  kind: 'join',
  status: 'inProgress',
  startDate: '2026-01-01T00:00:00Z',
  noExpiry: 1,
  reward: '10000',
  currency: 'CNY',
  progress: { done: '25000', required: '100000' },
};

export const getPromotions = createRoute({
  ...about({
    tag: 'promotions',
    access: 'optional',
    operationId: 'getPromotions',
    summary: 'The promotions, and how each stands with who asks',
    description: "In the call's language and the merchant's order (REQ-209, REQ-234).",
    origin: 'extension',
    moduleId: 'promotions.list',
  }),
  method: 'get',
  path: '/wps/promotions',
  responses: { ...answers(promotionList, { promotions: [example], available: 1, referral: true }), ...session },
});

export const joinPromotion = createRoute({
  ...facts({
    operationId: 'joinPromotion',
    summary: 'Join a promotion',
    description: 'One that is joined already is refused as taken (REQ-211).',
    origin: 'spec',
    moduleId: 'MCSFE_signUpPromotionJoin',
  }),
  method: 'post',
  path: '/wps/relay/MCSFE_signUpPromotionJoin',
  request: { body: jsonBody(z.object({ promotionId }).openapi('PromotionJoinRequest')) },
  responses: { ...refusableAnswers(promotionOffer, example, joinRefusals), ...session, ...body },
});

export const requestPromotionReward = createRoute({
  ...facts({
    operationId: 'requestPromotionReward',
    summary: "Ask for a promotion's reward",
    description:
      'One that was joined pays at once when enough was staked; one to apply for takes a remark and pictures, and is decided later. Either pays once (REQ-210, REQ-211).',
    origin: 'spec',
    moduleId: 'MCSFE_signUpRequestReward',
    rate: 'costly',
    idempotent: true,
  }),
  method: 'post',
  path: '/wps/relay/MCSFE_signUpRequestReward',
  request: {
    body: jsonBody(
      z
        .object({
          promotionId,
          remark: z.string().trim().max(REMARK_MAX_LENGTH).default(''),
          images: z
            .array(z.string().min(1).max(64))
            .max(IMAGES_AT_MOST)
            .default([])
            .openapi({ description: 'The ids that addPromotionImage answered with.' }),
        })
        .openapi('PromotionRewardRequest', { example: { promotionId: 'first-deposit', remark: '', images: [] } }),
    ),
  },
  responses: { ...refusableAnswers(promotionOffer, example, promotionRewardRefusals), ...session, ...body, ...once },
});

export const claimRaffle = createRoute({
  ...facts({
    operationId: 'claimRaffle',
    summary: 'Draw in a raffle',
    description: 'Once a member; what was drawn is paid at once (REQ-211).',
    origin: 'spec',
    moduleId: 'MCS2_claimRafflePromotion',
    rate: 'costly',
    idempotent: true,
  }),
  method: 'post',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  request: { body: jsonBody(z.object({ promotionId }).openapi('RaffleRequest')) },
  responses: { ...refusableAnswers(promotionOffer, example, raffleRefusals), ...session, ...body, ...once },
});

export const addPromotionImage = createRoute({
  ...facts({
    operationId: 'addPromotionImage',
    summary: 'Hand in a picture for an application',
    description:
      'PNG or JPEG, told by its content; the gateway writes it anew, without what else was in it. Kept for an hour unless an application names it (REQ-210).',
    origin: 'extension',
    moduleId: 'promotions.image',
    rate: 'costly',
    timeoutSeconds: 60,
  }),
  method: 'post',
  path: '/wps/promotions/images',
  request: {
    body: jsonBody(
      z
        .object({
          image: z
            .string()
            .regex(/^[A-Za-z0-9+/]+={0,2}$/)
            .openapi({ description: 'The file, in base64.', format: 'byte' }),
        })
        .openapi('PromotionImageRequest', { example: { image: 'iVBORw0KGgo=' } }),
    ),
  },
  responses: {
    ...refusableAnswers(z.object({ id: z.string().min(1) }), { id: 'Zk3' }, promotionImageRefusals),
    ...session,
    ...body,
  },
});
