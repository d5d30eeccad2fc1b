import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import { answers, body } from '../call/envelope.ts';

/** Browser families, by engine and maker; all others are `other`. */
const browserFamilies = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;

/** An error of a site, reported by the player's browser: without personal data, and with the path of the URL only. */
const reportedIncident = z
  .object({
    reference: z
      .string()
      .regex(/^[0-9A-Z]{4,16}$/)
      .openapi({ description: 'The reference shown to the player.' }),
    release: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .openapi({ description: 'The release that the site runs.' }),
    place: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .openapi({ description: 'The route name of the page; `none` where there is no page.' }),
    browser: z.enum(browserFamilies),
    name: z
      .string()
      .regex(/^\w{1,60}$/)
      .openapi({ description: 'The class of the error.', example: 'TypeError' }),
    message: z.string().max(300),
  })
  .openapi('ReportedIncident', {
    example: {
      reference: 'MIPA0M53',
      release: 'main-Bd4hSHFp',
      place: 'home',
      browser: 'chrome',
      name: 'TypeError',
      message: 'Cannot read properties of undefined',
    },
  });

export const reportIncident = createRoute({
  ...about({
    operationId: 'reportIncident',
    tag: 'system',
    summary: 'Report an incident of the site',
    description: 'Scrubbed again and counted: equal incidents share a row. Nobody waits for the answer.',
    origin: 'extension',
    moduleId: 'system.incident',
    access: 'anyone',
    rate: 'rare',
    whileClosed: true,
  }),
  method: 'post',
  path: '/wps/system/incident',
  request: { body: jsonBody(reportedIncident) },
  responses: { ...answers(z.null(), null), ...body },
});
