import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import { answers, unchanged } from '../call/envelope.ts';

/** Plain text, which needs no sanitising. */
const helpPart = z
  .object({
    text: z.string().min(1).openapi({ description: 'A paragraph.' }),
    steps: z.array(z.string().min(1)).openapi({ default: [], description: 'A list under it.' }),
  })
  .openapi('HelpPart');

const helpTopic = z
  .object({ id: z.string().min(1), title: z.string().min(1), parts: z.array(helpPart).openapi({ default: [] }) })
  .openapi('HelpTopic');

const feedbackLength = z.object({ minLength: z.int().min(1), maxLength: z.int().min(1) }).openapi('FeedbackLength', {
  description: 'How many characters feedback has (UTF-16), without the blanks around it.',
});

export const getHelpCenter = createRoute({
  ...about({
    operationId: 'getHelpCenter',
    tag: 'system',
    summary: 'The help topics, and how long feedback may be',
    description: "In the call's language (REQ-159, D25).",
    origin: 'spec',
    moduleId: 'system.helpCenter',
    access: 'anyone',
    whileClosed: true,
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/system/helpCenter',
  responses: {
    ...answers(z.object({ topics: z.array(helpTopic), feedback: feedbackLength }), {
      topics: [
        {
          id: 'deposit',
          title: 'How to deposit',
          parts: [{ text: 'Money can be played with as soon as it is there.', steps: ['Open your wallet.'] }],
        },
      ],
      feedback: { minLength: 10, maxLength: 500 },
    }),
    ...unchanged,
  },
});
