import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawNumbers, hashOfSeed } from '@baize/domain/lottery';
import { afterEach, expect, test } from 'vitest';
import { runBaize } from '../runBaize.ts';

/** Host names of all requests, without ports. */
const hosts: string[] = [];
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a site whose gateway returns `answer` to every request; `asked` lists the requested paths. */
const siteThatTells = async (answer: object): Promise<{ site: string; asked: string[] }> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    hosts.push((request.headers.host ?? '').replace(/:\d+$/, ''));
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

const run = async (...args: string[]) => {
  const said = { out: '', error: '' };
  const code = await runBaize(['draw', 'check', ...args], {
    out: (text) => void (said.out += text),
    error: (text) => void (said.error += text),
    color: false,
    cwd: '.',
    env: {},
  });
  return { code, ...said };
};

const drum = { numbers: 6, lowest: 1, highest: 49, special: true };
const proof = async () => ({
  drawTime: '2026-03-01T04:05:00Z',
  drum,
  seedHash: await hashOfSeed('seed'),
  seed: 'seed',
  result: await drawNumbers('seed', 'lucky-six 1', drum),
});
const lottery = ['LOTT', 'lucky-six', '1'] as const;

test('a draw that matches its fingerprint and result is right', async () => {
  const told = await proof();
  const { site, asked } = await siteThatTells({ success: true, message: '', value: told });
  const { code, out } = await run(site, ...lottery);
  expect(asked).toEqual(['/lgw/games/draws/proof?vassalage=LOTT&gameCode=lucky-six&issueNumber=1']);
  expect([code, out]).toEqual([0, expect.stringContaining(`told         ${told.result.winningNumbers.join(' ')} + `)]);
  expect(out).toContain('Right');
});

test('a site under localhost is found by its name without DNS', async () => {
  const { site, asked } = await siteThatTells({ success: true, message: '', value: await proof() });
  const { code, out } = await run(site.replace('127.0.0.1', 'lotus.localhost'), ...lottery);
  expect([code, asked.length, hosts.at(-1)]).toEqual([0, 1, 'lotus.localhost']);
  expect(out).toContain('Right');
});

test('a draw that does not match is wrong, with exit code 1', async () => {
  const told = { ...(await proof()), seed: 'other' };
  const { site } = await siteThatTells({ success: true, message: '', value: told });
  expect(await run(site, ...lottery)).toMatchObject({ code: 1, error: expect.stringContaining('Wrong') as unknown });
});

test('a future draw prints its fingerprint and its time', async () => {
  const { seed: _seed, result: _result, ...told } = await proof();
  const { site } = await siteThatTells({ success: true, message: '', value: told });
  const { code, out } = await run(site, ...lottery);
  expect([code, out]).toEqual([0, expect.stringContaining('2026-03-01T04:05:00Z')]);
  expect(out).not.toContain('Right');
});

test('a refusal prints the gateway’s message; missing arguments are a usage error', async () => {
  const { site } = await siteThatTells({ success: false, message: 'This draw is not known.', value: {} });
  expect(await run(site, ...lottery)).toMatchObject({ code: 1, error: 'This draw is not known.\n' });
  expect((await run(site, 'LOTT')).code).toBe(2);
  expect((await run('lotus', ...lottery)).code).toBe(2);
});
