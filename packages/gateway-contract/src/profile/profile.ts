import { timeFormats } from '@baize/domain/languages';
import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';
import { answers, body, refusableAnswers, session } from '../call/envelope.ts';
import { instant, languageCode, typedText } from '../call/fields.ts';

export const profileFacts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access' | 'realAccount'>>(own: F) =>
  about({ tag: 'profile', origin: 'extension', access: 'member', realAccount: true, ...own });

/** Drawn pictures to choose from. */
export const DRAWN_PICTURES = 12;

/** Ways in which a merchant may send advertising. */
export const consentChannels = ['email', 'sms', 'phone', 'site'] as const;

const channel = z.enum(consentChannels);
const day = z.iso.date().openapi({ example: '1990-05-17' });

const profile = z
  .object({
    nickname: z.string().min(1),
    picture: z
      .object({
        url: z.string().min(1),
        drawn: z.int().min(1).max(DRAWN_PICTURES).optional().openapi({ description: 'Absent: an uploaded one.' }),
      })
      .optional()
      .openapi({ description: 'Absent: the member has chosen none.' }),
    drawnPictures: z
      .array(z.string().min(1))
      .openapi({ default: [], description: 'Addresses of the pictures to choose from, in their order.' }),
    birthday: day.optional().openapi({ description: 'Set once.' }),
    /** The language that the member prefers. */
    language: languageCode.optional(),
    timeFormat: z.enum(timeFormats).openapi({ default: 'auto', description: '`auto`: as usual in the language.' }),
    consents: z
      .array(z.object({ channel, isGiven: z.boolean(), since: instant.optional() }))
      .openapi({ default: [], description: 'Every way of advertising; none is given before the member gives it.' }),
  })
  .openapi('MemberProfile');

const example: z.input<typeof profile> = {
  nickname: 'Lucky',
  picture: { url: '/media/MEMBER/3.png', drawn: 3 },
  drawnPictures: ['/media/MEMBER/1.png', '/media/MEMBER/2.png', '/media/MEMBER/3.png'],
  birthday: '1990-05-17',
  language: 'EN',
  timeFormat: 'auto',
  consents: [
    { channel: 'email', isGiven: true, since: '2026-03-01T04:00:00Z' },
    { channel: 'sms', isGiven: false },
    { channel: 'phone', isGiven: false },
    { channel: 'site', isGiven: false },
  ],
};

export const getProfile = createRoute({
  ...profileFacts({
    operationId: 'getProfile',
    wordless: true,
    summary: "The member's own settings",
    description: 'Nickname, picture, birthday, language, time format and consents.',
    moduleId: 'profile.profile',
  }),
  method: 'get',
  path: '/wps/profile',
  responses: { ...answers(profile, example), ...session },
});

export const nicknameRefusals = ['nicknameRule', 'nicknameReserved'] as const;

export const setNickname = createRoute({
  ...profileFacts({
    operationId: 'setNickname',
    summary: 'Set the nickname',
    description: 'Letters of one script, none that look like those of another; no name of the staff (D60).',
    moduleId: 'profile.nickname',
    rate: 'rare',
  }),
  method: 'post',
  path: '/wps/profile/nickname',
  request: {
    body: jsonBody(
      z.object({ nickname: typedText.min(1).max(120) }).openapi('NicknameRequest', { example: { nickname: 'Lucky' } }),
    ),
  },
  responses: { ...refusableAnswers(profile, example, nicknameRefusals), ...session, ...body },
});

export const choosePicture = createRoute({
  ...profileFacts({
    operationId: 'choosePicture',
    wordless: true,
    summary: 'Choose a drawn picture, or none',
    description: 'An uploaded picture is deleted.',
    moduleId: 'profile.picture',
  }),
  method: 'post',
  path: '/wps/profile/picture',
  request: {
    body: jsonBody(
      z
        .object({ drawn: z.int().min(1).max(DRAWN_PICTURES).optional() })
        .openapi('PictureChoice', { example: { drawn: 3 } }),
    ),
  },
  responses: { ...answers(profile, example), ...session, ...body },
});

export const profilePictureRefusals = ['imageInvalid', 'imageTooLarge'] as const;

export const uploadPicture = createRoute({
  ...profileFacts({
    operationId: 'uploadPicture',
    summary: 'Upload a picture of oneself',
    description: 'PNG or JPEG, told by its content; the gateway writes it anew, small and without what else was in it.',
    moduleId: 'profile.picture.upload',
    rate: 'rare',
    timeoutSeconds: 60,
  }),
  method: 'post',
  path: '/wps/profile/picture/upload',
  request: {
    body: jsonBody(
      z
        .object({
          image: z
            .string()
            .regex(/^[A-Za-z0-9+/]+={0,2}$/)
            .openapi({ description: 'The file, in base64.', format: 'byte' }),
        })
        .openapi('ProfilePictureRequest', { example: { image: 'iVBORw0KGgo=' } }),
    ),
  },
  responses: { ...refusableAnswers(profile, example, profilePictureRefusals), ...session, ...body },
});

export const birthdayRefusals = ['birthdaySet', 'birthdayInvalid'] as const;

export const setBirthday = createRoute({
  ...profileFacts({
    operationId: 'setBirthday',
    summary: 'Set the birthday, once',
    description: 'The day that is set already is answered as a success; customer service changes another.',
    moduleId: 'profile.birthday',
    rate: 'rare',
  }),
  method: 'post',
  path: '/wps/profile/birthday',
  request: {
    body: jsonBody(z.object({ birthday: day }).openapi('BirthdayRequest', { example: { birthday: '1990-05-17' } })),
  },
  responses: { ...refusableAnswers(profile, example, birthdayRefusals), ...session, ...body },
});

export const setPreferences = createRoute({
  ...profileFacts({
    operationId: 'setPreferences',
    wordless: true,
    summary: 'Set the preferred language or time format',
    description: 'What is absent stays as it is.',
    moduleId: 'profile.preferences',
  }),
  method: 'post',
  path: '/wps/profile/preferences',
  request: {
    body: jsonBody(
      z
        .object({ language: languageCode.optional(), timeFormat: z.enum(timeFormats).optional() })
        .openapi('PreferencesRequest', { example: { timeFormat: 'h23' } }),
    ),
  },
  responses: { ...answers(profile, example), ...session, ...body },
});

export const setConsent = createRoute({
  ...profileFacts({
    operationId: 'setConsent',
    wordless: true,
    summary: 'Give or withdraw the consent to a way of advertising',
    description: 'Recorded with its moment; a consent that is so already is recorded once.',
    moduleId: 'profile.consent',
  }),
  method: 'post',
  path: '/wps/profile/consents',
  request: {
    body: jsonBody(
      z
        .object({ channel, isGiven: z.boolean() })
        .openapi('ConsentRequest', { example: { channel: 'email', isGiven: true } }),
    ),
  },
  responses: { ...answers(profile, example), ...session, ...body },
});

const consentChange = z.object({ channel, isGiven: z.boolean(), at: instant }).openapi('ConsentChange');

export const getConsentChanges = createRoute({
  ...profileFacts({
    operationId: 'getConsentChanges',
    wordless: true,
    summary: 'When consents were given and withdrawn',
    description: 'The latest 100, newest first.',
    moduleId: 'profile.consent.changes',
  }),
  method: 'get',
  path: '/wps/profile/consents/changes',
  responses: {
    ...answers(z.object({ changes: z.array(consentChange) }), {
      changes: [{ channel: 'email', isGiven: true, at: '2026-03-01T04:00:00Z' }],
    }),
    ...session,
  },
});
