import { text } from '../pages/page.ts';

type Json = Record<string, unknown>;
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: { type?: string; $ref?: string; description?: string };
};
type Answer = { description: string; content?: Record<string, Json> };
type ApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { description?: string; content: Record<string, Json> };
  responses: Record<string, Answer | { $ref: string }>;
  'x-origin': string;
  'x-module-id': string;
  'x-access': string;
  'x-real-account': boolean;
  'x-flag'?: string;
  'x-rate': string;
  'x-idempotent': boolean;
  'x-while-closed': boolean;
  'x-during-password-change': boolean;
  'x-plaintext'?: Json;
};

/** The part of an OpenAPI document that the reference renders. */
export type ApiDocument = {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Json; parameters: Record<string, Parameter>; responses: Record<string, Answer> };
};

const SHAPE = /&quot;#\/components\/schemas\/(\w+)&quot;/gu;

/** Renders JSON, with links from `$ref`s to their schemas. */
const pre = (value: unknown): string =>
  `<pre tabindex="0">${text(JSON.stringify(value, undefined, 2)).replace(SHAPE, '<a href="#schema-$1">$1</a>')}</pre>`;

/** Resolves a `$ref`; returns other parts as they are. */
const referred = <T extends object>(named: Record<string, T>, part: T | { $ref: string }): T[] => {
  if (!('$ref' in part)) return [part];
  const found = named[part.$ref.split('/').at(-1) ?? ''];
  return found === undefined ? [] : [found];
};

const drawParameters = (parameters: readonly Parameter[]): string => {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema = {} }) =>
      `<tr><td><code>${text(name)}</code></td><td>${text(place)}${required === true ? ', required' : ''}</td><td>${text(description ?? schema.description ?? '')}</td></tr>`,
  );
  return rows.length === 0
    ? ''
    : `<h3>Parameters</h3><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const contents = (content: Record<string, Json> | undefined): string =>
  Object.entries(content ?? {})
    .map(([type, shape]) => `<p class="quiet"><code>${text(type)}</code></p>${pre(shape['schema'] ?? shape)}`)
    .join('');

const facts = (operation: ApiOperation): string =>
  [
    `module ${operation['x-module-id']}`,
    `for ${operation['x-access']}`,
    ...(operation['x-real-account'] ? ['a real account'] : []),
    ...(operation['x-flag'] === undefined ? [] : [`while ${operation['x-flag']} is on`]),
    `rate ${operation['x-rate']}`,
    operation['x-plaintext'] === undefined ? 'plain' : 'sealed',
    ...(operation['x-idempotent'] ? ['happens once a key'] : []),
    ...(operation['x-while-closed'] ? ['also while closed'] : []),
    ...(operation['x-during-password-change'] ? ['also while a password is owed'] : []),
    operation['x-origin'],
  ]
    .map((fact) => `<li>${text(fact)}</li>`)
    .join('');

const drawOperation = ({ components }: ApiDocument, method: string, path: string, operation: ApiOperation): string => {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const asks = drawParameters(parameters.flatMap((parameter) => referred(components.parameters, parameter)));
  const plaintext = operation['x-plaintext'] === undefined ? '' : `<h3>Plaintext</h3>${pre(operation['x-plaintext'])}`;
  const sends = requestBody === undefined ? '' : `<h3>Body</h3>${contents(requestBody.content)}${plaintext}`;
  const answers = Object.entries(responses)
    .flatMap(([status, given]) =>
      referred(components.responses, given).map(
        ({ description: says, content }) => `<h3>${text(status)}: ${text(says)}</h3>${contents(content)}`,
      ),
    )
    .join('');
  return `<details id="${text(operationId)}"><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> ${text(summary)}</summary><p>${text(description)}</p><ul class="tags">${facts(operation)}</ul>${asks}${sends}${answers}</details>`;
};

/** Renders an OpenAPI document as HTML: operations by tag, then schemas. */
export const drawReference = (document: ApiDocument): string => {
  const { info, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      html: drawOperation(document, method, path, operation),
    })),
  );
  const areas = [...new Set(calls.map(({ tag }) => tag))]
    .map(
      (tag) =>
        `<h2>${text(tag)}</h2>${calls
          .filter((call) => call.tag === tag)
          .map(({ html }) => html)
          .join('')}`,
    )
    .join('');
  const shapes = Object.entries(components.schemas)
    .map(
      ([name, shape]) =>
        `<details id="schema-${text(name)}"><summary><code>${text(name)}</code></summary>${pre(shape)}</details>`,
    )
    .join('');
  return `<p>${text(info.description)}</p><p><a href="/reference/openapi.json">openapi.json</a>, version ${text(info.version)}</p>${areas}<h2>Shapes</h2>${shapes}`;
};
