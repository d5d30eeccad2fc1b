import { OpenAPIHono } from '@hono/zod-openapi';
import { changePasswordPayload } from '../member.ts';
import { routes } from './routes.ts';
import { logInPayload, loginChallengePayload } from '../session.ts';

/** The plaintext of each encrypted body: x-plaintext names it, and no answer or body refers to it otherwise. */
export const encryptedPayloads = {
  LogInPayload: logInPayload,
  LoginChallengePayload: loginChallengePayload,
  ChangePasswordPayload: changePasswordPayload,
} as const;

/** The contract as an OpenAPI 3.1 document; the same input gives the same bytes. */
export const openApiDocument = () => {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a login answer.',
  });
  registry.registerComponent('parameters', 'ModuleId', {
    name: 'X-Module-Id',
    in: 'header',
    description: "The call's x-module-id (D38).",
    schema: { type: 'string' },
  });
  registry.registerComponent('parameters', 'Language', {
    name: 'X-Language',
    in: 'header',
    description: "The language of sentences and contents; the merchant's first one unless sent (D38).",
    schema: { $ref: '#/components/schemas/LanguageCode' },
  });
  registry.registerComponent('parameters', 'IdempotencyKey', {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Random; the same on a second try of the same thing, which then happens once.',
    schema: { type: 'string', minLength: 16, maxLength: 64 },
  });
  for (const [name, payload] of Object.entries(encryptedPayloads)) registry.register(name, payload);
  for (const route of Object.values(routes)) registry.registerPath(route);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Baize gateway',
      version: '1.0.0',
      description:
        'The calls between a site and its gateway. Every answer is `{success, message, value}`; a refusal for a reason of business is 200 with `success: false` and `value.code`. The host decides the merchant.',
    },
    servers: [{ url: '/' }],
  });
};
