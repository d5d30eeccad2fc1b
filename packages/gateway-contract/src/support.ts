import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import { answers, body, refusableAnswers, session, unchanged } from './call/envelope.ts';

export const feedbackRefusals = ['feedbackTooShort', 'feedbackTooLong'] as const;

/** Above any merchant's limit: a longer text was not typed by hand. */
const LONGEST_FEEDBACK = 5000;

export const sendFeedback = createRoute({
  ...about({
    operationId: 'sendFeedback',
    tag: 'support',
    summary: 'Tell the merchant what one thinks of it',
    description:
      'From visitors and members alike. How long it may be, without the blanks around it, stands in the answer of the help center (REQ-167, D25).',
    origin: 'spec',
    moduleId: 'feedback',
    access: 'optional',
    rate: 'message',
  }),
  method: 'put',
  path: '/wps/feedback',
  request: {
    body: jsonBody(
      z
        .object({ content: z.string().trim().min(1).max(LONGEST_FEEDBACK) })
        .openapi('FeedbackRequest', { example: { content: 'The lottery page could show more past draws.' } }),
    ),
  },
  responses: { ...refusableAnswers(z.null(), null, feedbackRefusals), ...session, ...body },
});

const chatModel = z.object({ modelId: z.string().min(1).max(64) }).openapi('ChatModel');

export const listChatModels = createRoute({
  ...about({
    operationId: 'listChatModels',
    wordless: true,
    tag: 'support',
    summary: 'Who answers in the live chat',
    description:
      'A site opens the only one, and lets choose among several; of a merchant without a chat there is none (REQ-227).',
    origin: 'spec',
    moduleId: 'CBS_modelList',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/CBS_modelList',
  responses: { ...answers(z.object({ models: z.array(chatModel) }), { models: [{ modelId: 'care' }] }), ...unchanged },
});

export const launchChatRefusals = ['chatUnavailable'] as const;

export const launchChat = createRoute({
  ...about({
    operationId: 'launchChat',
    tag: 'support',
    summary: 'Open the live chat',
    description: "For visitors and members alike, in the call's language (REQ-227).",
    origin: 'spec',
    moduleId: 'CBS_launchChat',
    access: 'optional',
    rate: 'costly',
  }),
  method: 'get',
  path: '/wps/relay/CBS_launchChat',
  request: { query: chatModel },
  responses: {
    ...refusableAnswers(
      z.object({
        chatUrl: z
          .string()
          .regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/.*$/)
          .openapi({ description: 'A web address; a site opens it where it lets chats in.' }),
      }),
      { chatUrl: 'https://chat.example.com/room?id=Zk3' },
      launchChatRefusals,
    ),
    ...session,
  },
});
