import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { openApiDocument } from './openApiDocument.ts';
import { operations } from './operations.ts';
import { routes } from './routes.ts';

type Answer = {
  description: string;
  content?: Record<string, { schema: ZodType; examples?: Record<string, { value: unknown }> }>;
};
type DocumentOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: object[];
  parameters: { $ref?: string }[];
  responses: Record<string, unknown>;
  'x-plaintext'?: { $ref: string };
  'x-flag'?: string;
  requestBody?: { content: Record<string, unknown> };
};

const EVENTS = 'text/event-stream';
const CSV = 'text/csv';
const DATA = 'application/octet-stream';
const isStream = ({ content }: Answer): boolean => content?.[EVENTS] !== undefined;
const isFile = ({ content }: Answer): boolean => content?.[CSV] !== undefined;
const isDataFile = ({ content }: Answer): boolean => content?.[DATA] !== undefined;

const document = openApiDocument({ withSample: true });
const inDocument = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, DocumentOperation>).map(([method, operation]) => ({ method, path, operation })),
);
const find = (operationId: string) => {
  const found = inDocument.find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`${operationId} is not in the document`);
  return found.operation;
};

describe('the contract', () => {
  it('holds every call once, under its own method and path', () => {
    expect(inDocument.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(routes).sort());
    expect(new Set(operations.map(({ method, path }) => `${method} ${path.toLowerCase()}`)).size).toBe(
      operations.length,
    );
  });

  it('gives every call a module id of its own [REQ-151]', () => {
    expect(new Set(operations.map(({ moduleId }) => moduleId)).size).toBe(operations.length);
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))('describes %s', (id, facts) => {
    const operation = find(id);
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).toMatch(/^[A-Z].{8,}[^.]$/);
    expect(operation.description).toMatch(/^[A-Z].{8,}\.$/s);
    expect(operation).toMatchObject({
      'x-origin': facts.origin,
      'x-module-id': facts.moduleId,
      'x-access': facts.access,
      'x-real-account': facts.realAccount,
      'x-rate': facts.rate,
      'x-idempotent': facts.idempotent,
      'x-while-closed': facts.whileClosed,
      'x-during-password-change': facts.duringPasswordChange,
    });
    expect(operation['x-flag']).toBe(facts.flag);
    expect(operation.security).toHaveLength({ anyone: 0, optional: 2, member: 1, agent: 1 }[facts.access]);
    expect(JSON.stringify(operation.parameters).includes('IdempotencyKey')).toBe(facts.idempotent);
    const statuses = ['200', '400', '403', '429', '500', '503'];
    if (facts.access !== 'anyone') statuses.push('401');
    if (facts.idempotent) statuses.push('409');
    if (operation.requestBody !== undefined) statuses.push('413');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses));
  });

  it.each(operations.map(({ operationId }) => [operationId]))('answers %s in the envelope [REQ-151]', (id) => {
    const answers: Record<string, Answer> = routes[id].responses;
    for (const [status, answer] of Object.entries(answers)) {
      if (status === '304' || (status === '200' && (isStream(answer) || isFile(answer) || isDataFile(answer))))
        continue;
      const media = answer.content?.['application/json'];
      expect(media, `${id} ${status}`).toBeDefined();
      for (const envelope of [{}, { success: true }, { message: '', value: null }]) {
        expect(media?.schema.safeParse(envelope).success, `${id} ${status}`).toBe(false);
      }
      for (const { value } of Object.values(media?.examples ?? {})) media?.schema.parse(value);
    }
    if (answers[200] === undefined || !(isStream(answers[200]) || isFile(answers[200]) || isDataFile(answers[200])))
      expect(answers[200]?.content?.['application/json']?.examples).toHaveProperty('success');
  });

  it('answers with events where a call is a stream, each as its example, and can be resumed there alone', () => {
    for (const { operationId } of operations) {
      const answer: Answer = routes[operationId].responses[200];
      const isResumed = JSON.stringify(find(operationId).parameters).includes('LastEventId');
      expect([operationId, isResumed]).toEqual([operationId, isStream(answer)]);
      const media = answer.content?.[EVENTS];
      if (media !== undefined) media.schema.parse(media.examples?.['success']?.value);
    }
    expect(operations.filter(({ operationId }) => isStream(routes[operationId].responses[200]))).toMatchObject([
      { operationId: 'openEvents', access: 'member', realAccount: true },
    ]);
  });

  it('answers with a CSV file where a call is one, as its example', () => {
    const files = operations.filter(({ operationId }) => isFile(routes[operationId].responses[200]));
    expect(files.map(({ operationId }) => operationId)).toEqual([
      'getBetsCsv',
      'getAccountRecordCsv',
      'getBettingRecordCsv',
      'getProfitCsv',
    ]);
    for (const file of files) expect(file).toMatchObject({ method: 'get', access: 'member' });
    for (const { operationId } of files) {
      const answer: Answer = routes[operationId].responses[200];
      const media = answer.content?.[CSV];
      expect(media?.schema.parse(media.examples?.['success']?.value)).toMatch(/\r\n$/);
    }
  });

  it('answers with a JSON file of a member to that member alone, as its example', () => {
    const files = operations.filter(({ operationId }) => isDataFile(routes[operationId].responses[200]));
    expect(files).toMatchObject([{ operationId: 'getExport', method: 'get', access: 'member', realAccount: true }]);
    const answer: Answer = routes.getExport.responses[200];
    const text = answer.content?.[DATA]?.examples?.['success']?.value;
    expect(JSON.parse(String(text))).toMatchObject({ account: 'player' });
  });

  it('names the plaintext schema of every encrypted body [REQ-153, REQ-162]', () => {
    for (const { operationId, payload } of operations) {
      const { requestBody, 'x-plaintext': plaintext } = find(operationId);
      const sealed = payload !== undefined;
      expect(requestBody !== undefined && 'application/jose' in requestBody.content, operationId).toBe(sealed);
      expect(plaintext !== undefined, operationId).toBe(sealed);
    }
  });

  it('has only regular expressions that a reader of the document can compile', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
    expect(patterns.length).toBeGreaterThan(5);
    for (const [, pattern = '""'] of patterns) {
      const source: unknown = JSON.parse(pattern);
      expect(String(source)).toMatch(/^\^.*\$$/);
      expect(() => new RegExp(String(source), 'u')).not.toThrow();
    }
  });

  it('describes a problem once, and refers to it', () => {
    const problems = inDocument.flatMap(({ operation: { operationId, responses } }) =>
      Object.entries(responses)
        .filter(([status]) => status >= '400')
        .map(([, answer]) => [operationId, answer as object] as const),
    );
    for (const [operationId, answer] of problems) expect(Object.keys(answer), operationId).toEqual(['$ref']);
  });

  it('has no dangling reference', () => {
    for (const [, kind = '', name = ''] of JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(document.components?.[kind as 'schemas']).toHaveProperty(name);
    }
  });
});
