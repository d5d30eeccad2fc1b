import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPictures } from '../pictures/openPictures.ts';
import type { Pictures } from '../pictures/openPictures.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer } from '../testing/visitor.ts';
import { pngOf } from './testing/pngOf.ts';
import { pictureOf, promotionsOf } from './testing/promotionsOf.ts';

let gateway: TestGateway;
let pictures: Pictures;
/** Called when the gateway starts on a picture. */
let begun: (() => void) | undefined;
beforeAll(async () => {
  pictures = openPictures({ waiting: 2 });
  const rewrite: Pictures['rewrite'] = (...given) => {
    begun?.();
    return pictures.rewrite(...given);
  };
  gateway = await openTestGateway({ pictures: { ...pictures, rewrite } });
});
afterAll(() => gateway.close());

const member = async () => {
  const { visitor, host, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
  return { visitor, host, token, ...promotionsOf(visitor, token) };
};

/** Resolves once the gateway has started on `times` more pictures. */
const begunTimes = (times: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  begun = () => {
    count += 1;
    if (count === times) resolve();
  };
  return promise;
};

const codeOf = ({ value }: Answer) => (value as { code?: string }).code;

it('a PNG of 1 × 40,000,000 pixels is refused by its head [REQ-210]', async () => {
  const { hand } = await member();
  const tower = pngOf(1, 40_000_000, 80_000_000);
  expect(codeOf(await hand(tower))).toBe('imageInvalid');
});

it('pictures that take for ever keep nobody from logging in, and those beyond the queue are told when to come back', async () => {
  const { hand, visitor } = await member();
  const image = await pictureOf();
  expect((await hand(image)).success).toBe(true);
  const id = pictures.processId() ?? 0;
  process.kill(id, 'SIGSTOP');
  const full = begunTimes(3);
  const held = [hand(image), hand(image), hand(image)];
  await full;
  const refused = await hand(image);
  expect([refused.status, codeOf(refused), refused.success]).toEqual([503, 'overloaded', false]);
  expect(refused.headers.get('Retry-After')).toMatch(/^[1-4]$/u);
  for (let count = 0; count < 5; count += 1) expect((await visitor.logIn('player', 'Player2026')).success).toBe(true);
  process.kill(id, 'SIGCONT');
  expect((await Promise.all(held)).map(({ success }) => success)).toEqual([true, true, true]);
});

it('the work on a picture ends with its call', async () => {
  const { hand, host, token } = await member();
  const image = await pictureOf();
  expect((await hand(image)).success).toBe(true);
  const id = pictures.processId() ?? 0;
  process.kill(id, 'SIGSTOP');
  const caller = new AbortController();
  const call = new Request('http://127.0.0.1/wps/promotions/images', {
    method: 'POST',
    headers: { 'X-Forwarded-Host': host, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ image }),
    signal: caller.signal,
  });
  const atWork = begunTimes(1);
  const answered = gateway.fetch(call);
  await atWork;
  await new Promise(setImmediate);
  caller.abort();
  expect((await answered).status).toBe(503);
  expect(pictures.processId()).toBe(undefined);
  expect((await hand(image)).success).toBe(true);
});

it('of forty pictures uploaded at once, twelve are kept', async () => {
  const crowd = openPictures({ waiting: 40 });
  const own = await openTestGateway({ pictures: crowd });
  const { visitor, token = '' } = await newWorldAt(own, 'alpha', { as: 'player' });
  const { hand } = promotionsOf(visitor, token);
  const image = await pictureOf();
  const answers = await Promise.all(Array.from({ length: 40 }, () => hand(image)));
  expect(answers.filter(({ success }) => success)).toHaveLength(12);
  expect(answers.filter((answer) => codeOf(answer) === 'imagesTooMany')).toHaveLength(28);
  await own.close();
});
