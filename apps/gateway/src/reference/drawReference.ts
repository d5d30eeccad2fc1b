import { text } from '../pages/page.ts';

type Json = Record<string, unknown>;
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: { type?: string; $ref?: string; description?: string };
};
type ApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { description?: string; content: Record<string, Json> };
  responses: Record<string, { description: string; content?: Record<string, Json> }>;
  'x-origin': string;
  'x-module-id': string;
  'x-token': string;
  'x-encrypted': boolean;
  'x-plaintext'?: Json;
};

/** What the reference shows of an OpenAPI document. */
export type ApiDocument = {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Json; parameters: Record<string, Parameter> };
};

const SHAPE = /&quot;#\/components\/schemas\/(\w+)&quot;/gu;

/** JSON to read, where the name of a shared shape leads to it. */
const pre = (value: unknown): string =>
  `<pre tabindex="0">${text(JSON.stringify(value, undefined, 2)).replace(SHAPE, '<a href="#schema-$1">$1</a>')}</pre>`;

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
    `token ${operation['x-token']}`,
    operation['x-encrypted'] ? 'encrypted' : 'plain',
    operation['x-origin'],
  ]
    .map((fact) => `<li>${text(fact)}</li>`)
    .join('');

const drawOperation = ({ components }: ApiDocument, method: string, path: string, operation: ApiOperation): string => {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const asks = drawParameters(
    parameters.flatMap((parameter) =>
      '$ref' in parameter ? (components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? []) : [parameter],
    ),
  );
  const plaintext = operation['x-plaintext'] === undefined ? '' : `<h3>Plaintext</h3>${pre(operation['x-plaintext'])}`;
  const sends = requestBody === undefined ? '' : `<h3>Body</h3>${contents(requestBody.content)}${plaintext}`;
  const answers = Object.entries(responses)
    .map(([status, answer]) => `<h3>${text(status)}: ${text(answer.description)}</h3>${contents(answer.content)}`)
    .join('');
  return `<details id="${text(operationId)}"><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> ${text(summary)}</summary><p>${text(description)}</p><ul class="tags">${facts(operation)}</ul>${asks}${sends}${answers}</details>`;
};

/** An OpenAPI document as the body of a page: every call by area, then the shapes they share. */
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
