import { ask, guarding, reviewedAnswers, reviewedAway, reviewedGateway } from '@baize/assembler/testing';
import type { Answer, ReviewedAnswer } from '@baize/assembler/testing';
import { answersSheet } from '@baize/tooling/answers';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedEdge } from '../testing/startedEdge.ts';
import type { StartedEdge } from '../testing/startedEdge.ts';

const gateway = createServer(reviewedGateway);
let edge: StartedEdge;
let edgeAlone: StartedEdge;

beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  edge = await startedEdge((gateway.address() as AddressInfo).port, { lab: true });
  edgeAlone = await startedEdge(1);
});
afterAll(async () => {
  gateway.close();
  gateway.closeAllConnections();
  await Promise.all([edge.close(), edgeAlone.close()]);
});

// Without report-to, since browsers then report nothing over plain HTTP.
const overHttp = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('; report-to csp', '')]));

const expectReviewed = async (port: number, { path, method, accept, status, type, headers }: ReviewedAnswer) => {
  const headersAsked = accept === undefined ? {} : { accept };
  const answer = await ask(port, 'alpha.localhost', path, { ...(method && { method }), headers: headersAsked });
  expect(answer.status).toBe(status);
  expect(guarding(answer.headers)).toEqual(overHttp(headers));
  if (type !== '') expect(answer.headers['content-type']).toBe(type);
};

test.each(reviewedAnswers)('$kind carries every header that guards it', (answer) => expectReviewed(edge.port, answer));

test.each(reviewedAnswers.filter(({ method }) => method === undefined))('so does HEAD: $kind', async (reviewed) => {
  await expectReviewed(edge.port, { ...reviewed, method: 'HEAD' });
});

test('a call without a gateway carries them too', () => expectReviewed(edgeAlone.port, reviewedAway));

test('a file that has not changed keeps them', async () => {
  const { headers } = await ask(edge.port, 'alpha.localhost', '/');
  const again = await ask(edge.port, 'alpha.localhost', '/', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
  expect(guarding(again.headers)).toEqual(guarding(headers));
});

const expectClosed = ({ headers }: Answer): void => {
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
};

const ownAnswers = [
  ['an unknown host', 'nobody.localhost', '/', 404],
  ['a path that names nothing', 'alpha.localhost', '/%00', 400],
  ['this machine, ready', '127.0.0.1', '/ready', 200],
  ['this machine, its reports', '127.0.0.1', '/csp-reports', 200],
  ['this machine, nothing there', '127.0.0.1', '/gone', 404],
  ['a refused body', 'alpha.localhost', '/wps/x', 400],
] as const;

const refusedBody = { body: 'a body', headers: { 'content-length': '6' } };

test.each(ownAnswers)('what the edge says itself is closed: %s', async (_, host, path, status) => {
  const answer = await ask(edge.port, host, path, status === 400 ? refusedBody : {});
  expect(answer.status).toBe(status);
  expectClosed(answer);
});

test('every header of every kind of answer is as it was reviewed', async () => {
  const { etag = '' } = (await ask(edge.port, 'alpha.localhost', '/')).headers;
  const range = { range: 'bytes=2-4' };
  const asked = [
    ...reviewedAnswers.map(({ kind, path, method = 'GET', accept = '*/*' }) => {
      return [kind, 'alpha.localhost', path, { method, headers: { accept } }] as const;
    }),
    ['a script, packed', 'alpha.localhost', '/assets/main-1.js', { headers: { 'accept-encoding': 'br' } }],
    ['a page that has not changed', 'alpha.localhost', '/', { headers: { 'if-none-match': etag } }],
    ['a part of a film', 'alpha.localhost', '/assets/clip.mp4', { headers: range }],
    ['a part beyond its end', 'alpha.localhost', '/assets/clip.mp4', { headers: { range: 'bytes=90-99' } }],
    ['a report of the policy', 'alpha.localhost', '/csp-report', { method: 'POST', body: '{"csp-report":{}}' }],
    ...ownAnswers.map(([kind, host, path, status]) => [kind, host, path, status === 400 ? refusedBody : {}] as const),
  ] as const;
  const seen = await Promise.all(
    asked.map(async ([kind, host, path, sending]) => ({ kind, ...(await ask(edge.port, host, path, sending)) })),
  );
  const { kind, path } = reviewedAway;
  const alone = [
    { kind, ...(await ask(edgeAlone.port, 'alpha.localhost', path)) },
    { kind: 'the lab where it is off', ...(await ask(edgeAlone.port, '127.0.0.1', '/lab/worlds')) },
  ];
  const sheet = answersSheet('What the edge answers, over plain HTTP', [...seen, ...alone]);
  await expect(sheet).toMatchFileSnapshot('answers.snapshot.txt');
});
