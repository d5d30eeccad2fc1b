import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import { body, refusableAnswers, session } from './call/envelope.ts';

export const feedbackRefusals = ['feedbackTooShort', 'feedbackTooLong'] as const;

/** Longer than any merchant may ask for: what passes it was not written by hand. */
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
