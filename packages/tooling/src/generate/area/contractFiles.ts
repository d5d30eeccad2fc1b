import { pascal } from '../names.ts';

/** The area's contract: one call and its response schema. */
export const contractFiles = (area: string): Record<string, string> => ({
  [`packages/gateway-contract/src/${area}.ts`]: `import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, session } from './call/envelope.ts';
import { instant } from './call/fields.ts';

/** One of the member's ${area}. */
export const ${area}Entry = z
  .object({
    id: z.string().min(1),
    title: z.string().openapi({ default: '', description: 'Empty: the id stands for it.' }),
    addedAt: instant,
  })
  .openapi('${pascal(area)}Entry');

export const get${pascal(area)} = createRoute({
  ...about({
    operationId: 'get${pascal(area)}',
    tag: '${area}',
    summary: "The member's ${area}",
    description: 'Last added first.',
    origin: 'spec',
    moduleId: '${area}',
    access: 'member',
  }),
  method: 'get',
  path: '/wps/${area}',
  responses: {
    ...answers(z.array(${area}Entry), [{ id: 'first', title: 'The first one', addedAt: '2026-03-01T04:00:00Z' }]),
    ...session,
  },
});
`,
});
