import { timeFormats } from '@baize/domain/languages';
import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, refusableAnswers, session } from './call/envelope.ts';
import { languageCode, minorAmount } from './call/fields.ts';
import { sealedBody } from './call/sealedBody.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access'>>(own: F) =>
  about({ tag: 'member', origin: 'spec', access: 'member', ...own });

/** The logged-in member (REQ-082). */
export const member = z
  .object({
    id: z.union([z.string().min(1), z.int()]),
    account: z.string().min(1),
    userName: z.string().optional(),
    nickname: z.string().openapi({ default: '', description: 'Empty: the member is called by the account.' }),
    type: z
      .int()
      .openapi({ description: 'memberTypes of the start-up answer says which are agents and which trials.' }),
    invitationCode: z
      .string()
      .min(1)
      .optional()
      .openapi({ description: 'What an agent gives to those whom they invite.' }),
    /** The language that the member prefers. */
    language: languageCode.optional(),
    /** Absent: as usual in the language. */
    timeFormat: z.enum(timeFormats).optional(),
  })
  .openapi('Member');

/** The plaintext of changePassword (REQ-162). */
export const changePasswordPayload = z.object({
  oldPassword: z.string().min(1).max(128).optional().openapi({
    description: 'May be left out within 5 minutes of a login that answered passwordDefault or passwordExpired.',
  }),
  newPassword: z.string().min(1).max(128),
  confirmNewPassword: z.string().min(1).max(128),
});

export const changePasswordRefusals = [
  'wrongPassword',
  'oldPasswordRequired',
  'confirmationDiffers',
  'passwordRule',
  'passwordUnchanged',
  'locked',
] as const;

export const getMemberInfo = createRoute({
  ...facts({
    operationId: 'getMemberInfo',
    wordless: true,
    summary: 'Who is logged in',
    description: 'The account behind the token (REQ-082, REQ-160).',
    moduleId: 'member.info',
    duringPasswordChange: true,
  }),
  method: 'get',
  path: '/wps/member/info',
  responses: {
    ...answers(member, { id: '1001', account: 'player', nickname: 'Player', type: 0 }),
    ...session,
  },
});

export const getMemberIcon = createRoute({
  ...facts({
    operationId: 'getMemberIcon',
    wordless: true,
    summary: "The member's picture",
    description: 'No url: the member has chosen none (REQ-160).',
    moduleId: 'member.info.icon',
  }),
  method: 'get',
  path: '/wps/member/info/icon',
  responses: { ...answers(z.object({ url: z.string().optional() }), { url: '/media/icons/3.svg' }), ...session },
});

export const changePassword = createRoute({
  ...facts({
    operationId: 'changePassword',
    summary: 'Change the login password',
    description: "Ends the account's other sessions, and the games they play (REQ-148, REQ-162).",
    moduleId: 'member.password',
    payload: changePasswordPayload,
    rate: 'rare',
    realAccount: true,
    duringPasswordChange: true,
  }),
  method: 'post',
  path: '/wps/member/password',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, changePasswordRefusals), ...session, ...body },
});

const vipLevel = { level: z.int().min(0), name: z.string().min(1) };

/** A member's rank by total stakes, and the requirement of the next one (REQ-086, REQ-025). */
export const vip = z
  .object({
    ...vipLevel,
    staked: minorAmount,
    currency: z.string().min(1),
    next: z
      .object({ ...vipLevel, at: minorAmount })
      .optional()
      .openapi({ description: 'None: the highest rank is reached.' }),
    ranks: z
      .array(
        z
          .object({
            ...vipLevel,
            at: minorAmount,
            benefits: z
              .array(z.string().min(1))
              .openapi({ default: [], description: "What the merchant grants, in the call's language." }),
          })
          .openapi('VipRank'),
      )
      .openapi({ default: [], description: 'All ranks, from the lowest.' }),
  })
  .openapi('Vip');

export const getVip = createRoute({
  ...about({
    tag: 'member',
    access: 'member',
    operationId: 'getVip',
    summary: "The member's rank",
    description: "In the call's language; stakes that were given back do not count (REQ-086).",
    origin: 'extension',
    moduleId: 'member.vip',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/member/vip',
  responses: {
    ...answers(vip, {
      level: 1,
      name: 'Bronze',
      staked: '250000',
      currency: 'CNY',
      next: { level: 2, name: 'Silver', at: '1000000' },
      ranks: [
        { level: 0, name: 'Starter', at: '0', benefits: [] },
        { level: 1, name: 'Bronze', at: '100000', benefits: [] },
        { level: 2, name: 'Silver', at: '1000000', benefits: ['Customer service answers you first.'] },
      ],
    }),
    ...session,
  },
});
