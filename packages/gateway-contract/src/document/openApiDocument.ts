import { OpenAPIHono } from '@hono/zod-openapi';
import type { RouteConfig } from '@hono/zod-openapi';
import { payloadName } from '../call/about.ts';
import { problems } from '../call/envelope.ts';
import { routes } from './routes.ts';

const problemNames = new Map<object, string>(Object.entries(problems).map(([name, answer]) => [answer, name]));

/** Replaces each problem response by a reference to its component. */
const withReferences = (responses: RouteConfig['responses']): RouteConfig['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => {
      const name = problemNames.get(answer);
      return [status, name === undefined ? answer : { $ref: `#/components/responses/${name}` }];
    }),
  );

/** Area of the generator's template, which no release has. */
const SAMPLE = 'sample';

/**
 * The contract as an OpenAPI 3.1 document; deterministic, byte for byte. `withSample` adds the template of new areas.
 */
export const openApiDocument = ({ withSample = false } = {}) => {
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
  registry.registerComponent('parameters', 'IfNoneMatch', {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of the answer that is there already; when it still holds, 304 comes instead.',
    schema: { type: 'string' },
  });
  registry.registerComponent('parameters', 'LastEventId', {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The id of the last event that has arrived; what came after it follows. One that is none begins anew.',
    schema: { type: 'string' },
  });
  registry.registerComponent('parameters', 'IdempotencyKey', {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Random; the same on a second try of the same thing, which then happens once.',
    schema: { type: 'string', minLength: 16, maxLength: 64 },
  });
  for (const [name, { description, headers, content }] of Object.entries(problems)) {
    const schema = { $ref: `#/components/schemas/${name}` };
    registry.register(name, content['application/json'].schema);
    registry.registerComponent('responses', name, {
      description,
      headers,
      content: { 'application/json': { schema } },
    });
  }
  for (const { payload, ...route } of Object.values(routes)) {
    if (!withSample && (route.tags as readonly string[]).includes(SAMPLE)) continue;
    const responses = withReferences(route.responses);
    if (payload === undefined) {
      registry.registerPath({ ...route, responses });
      continue;
    }
    const name = payloadName(route.operationId);
    registry.register(name, payload);
    registry.registerPath({ ...route, responses, 'x-plaintext': { $ref: `#/components/schemas/${name}` } });
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Baize gateway',
      version: '1.0.0',
      description:
        'The calls between a site and its gateway. Every answer is `{success, message, value}`; a refusal for a reason of business is 200 with `success: false` and `value.code`. The host decides the merchant. In an answer a part that has a default may be missing or broken: the default stands for it; a broken item of a list is left out.',
    },
    servers: [{ url: '/' }],
  });
};
