import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';
import { answers, unchanged } from '../call/envelope.ts';
import { instant } from '../call/fields.ts';
import { fieldRule, fieldRulesExample, whiteLabelExample, whiteLabelTree } from './settings.ts';
import { startUp, startUpExample } from './startUp.ts';

/** Calls of a site's start, which are available to anyone and while it is closed. */
const facts = <const F extends Omit<CallFacts, 'tag' | 'access' | 'whileClosed'>>(own: F) =>
  about({ tag: 'system', access: 'anyone', whileClosed: true, ...own });

export const systemStatus = z
  .object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .openapi({ description: '0 normal, 1 maintenance, 2 region restricted.' }),
    ip: z.string().optional(),
    until: instant.optional(),
  })
  .openapi('SystemStatus');

export const getSystemStatus = createRoute({
  ...facts({
    operationId: 'getSystemStatus',
    wordless: true,
    summary: 'Whether the merchant is open to this visitor',
    description: 'Answers also during maintenance and in a restricted region, with 200 (REQ-060).',
    origin: 'spec',
    moduleId: 'system.status',
  }),
  method: 'get',
  path: '/wps/system/status',
  responses: answers(systemStatus, { status: 0, ip: '203.0.113.7' }),
});

export const getWhiteLabel = createRoute({
  ...facts({
    operationId: 'getWhiteLabel',
    summary: "The merchant's feature flags",
    description: 'A tree; a flag is on when it and all its ancestors are enabled (REQ-058, D7).',
    origin: 'spec',
    moduleId: 'system.whitelabel',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/system/whitelabel',
  responses: { ...answers(whiteLabelTree, whiteLabelExample), ...unchanged },
});

export const getStartUp = createRoute({
  ...facts({
    operationId: 'getStartUp',
    summary: 'The configuration a site starts with',
    description:
      'Revalidated with ETag while a site runs; answers also during maintenance and in a restricted region (REQ-057).',
    origin: 'extension',
    moduleId: 'system.permission',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/system/permission',
  responses: {
    ...answers(startUp, startUpExample),
    ...unchanged,
  },
});

export const getRegistrationSettings = createRoute({
  ...facts({
    operationId: 'getRegistrationSettings',
    summary: 'The rules of the registration fields',
    description: 'In the order of the form (REQ-126, REQ-159).',
    origin: 'spec',
    moduleId: 'system.setting.register',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/system/setting/register',
  responses: { ...answers(z.array(fieldRule), fieldRulesExample), ...unchanged },
});

export const getDomainRoute = createRoute({
  ...facts({
    operationId: 'getDomainRoute',
    summary: 'The domains that lead to this merchant',
    description: 'The first is the one to prefer (REQ-159).',
    origin: 'spec',
    moduleId: 'system.domainRoute',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/system/domainRoute',
  responses: { ...answers(z.array(z.string().min(1)), ['www.example.com', 'm.example.com']), ...unchanged },
});

export const getCountries = createRoute({
  ...facts({
    operationId: 'getCountries',
    summary: 'The countries whose phone numbers the merchant accepts',
    description: 'The first is the default (D9).',
    origin: 'extension',
    moduleId: 'system.countries',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/system/countries',
  responses: {
    ...answers(
      z.array(
        z
          .object({
            countryCode: z
              .string()
              .regex(/^[A-Z]{2}$/)
              .openapi({ description: 'ISO 3166-1 alpha-2.' }),
            countryDialingCode: z.string().regex(/^\d{1,4}$/),
          })
          .openapi('Country'),
      ),
      [
        { countryCode: 'CN', countryDialingCode: '86' },
        { countryCode: 'VN', countryDialingCode: '84' },
      ],
    ),
    ...unchanged,
  },
});

export * from './incidents.ts';
export * from './help.ts';
export * from './keys.ts';
export * from './settings.ts';
export * from './startUp.ts';
