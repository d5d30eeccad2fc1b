import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '@baize/assembler/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startedEdge, type StartedEdge } from '../testing/startedEdge.ts';
import { incidentLine } from '../createEdge.ts';

const said: string[] = [];
let edge: StartedEdge;
beforeAll(async () => {
  edge = await startedEdge(1, { lab: true, live: true, report: (line) => said.push(line) });
});
afterAll(() => edge.close());

const secrets = ['one-secret', 'another', 'third-one', 'eyJhbGciOiJFQ0RI', 'aB3_aB3_'];
const address = `https://one-secret:another@alpha.localhost/play/${'aB3_'.repeat(11)}?token=eyJhbGciOiJFQ0RI..a.b.c#third-one`;

const mustTellNone = (text: string): void => {
  for (const secret of secrets) expect(text).not.toContain(secret);
};

const shown = async (host: string): Promise<string> => {
  const { body } = await ask(edge.port, '127.0.0.1', `/csp-reports?host=${host}`);
  return body;
};

describe('a policy report', () => {
  test('keeps no whole address, in whichever form and field it comes', async () => {
    const fields = { 'document-uri': address, referrer: address, 'blocked-uri': address, 'script-sample': address };
    const bodies = [
      { 'csp-report': fields },
      [{ type: 'csp-violation', url: address, user_agent: 'x', body: { documentURL: address, sample: [address] } }],
      [address],
      { [address]: 1 },
      { 'csp-report': { 'document-uri': '/?one-secret=1', sourceFile: 'https://alpha.localhost?third-one' } },
    ];
    for (const body of bodies)
      await ask(edge.port, 'alpha.localhost', '/csp-report', { method: 'POST', body: JSON.stringify(body) });
    const told = await shown('alpha.localhost');
    expect(JSON.parse(told)).toMatchObject({ count: bodies.length });
    expect(told).toContain('https://alpha.localhost/play/');
    mustTellNone(told);
  });

  test('that nests without end is one like any other', async () => {
    const body = `${'['.repeat(20_000)}"one-secret"${']'.repeat(20_000)}`;
    const answer = await ask(edge.port, 'w1.alpha.localhost', '/csp-report', { method: 'POST', body });
    expect(answer.status).toBe(204);
    mustTellNone(await shown('w1.alpha.localhost'));
    expect(said).toEqual([]);
  });
});

describe('an incident of the edge', () => {
  test('is told without the query of the request', async () => {
    const broken = await startedEdge(1, { report: (line) => said.push(line) });
    await writeFile(join(broken.sites, 'alpha', 'headers.json'), '{');
    const answer = await ask(broken.port, 'alpha.localhost', '/sports?token=one-secret&another#third-one');
    await broken.close();
    expect(answer.status).toBe(500);
    expect(said).toEqual([expect.stringMatching(/^GET alpha\.localhost\/sports: \w*Error: .+$/u)]);
    mustTellNone(said.join());
  });

  test('is told in one line and without what its reason says', () => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, {
      method: 'GET',
      url: '/a?one-secret',
      headers: { host: 'another:third-one@alpha.localhost' },
    });
    const line = incidentLine(request, new Error(`no answer\n  from ${address}`));
    expect(line).toMatch(/no answer from https:\/\/alpha/u);
    expect(line).toMatch(/^GET [^\n]*alpha\.localhost\/a: /u);
    for (const secret of secrets.filter((each) => each !== 'another' && each !== 'third-one'))
      expect(line).not.toContain(secret);
  });
});
