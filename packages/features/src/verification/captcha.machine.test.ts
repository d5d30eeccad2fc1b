import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { testEffects } from '../testing/testEffects.ts';
import { captchaMachine } from './captcha.machine.ts';
import type { CaptchaImageAnswer, CaptchaProofAnswer } from './verification.types.ts';

const failed = { kind: 'refused', refusal: { code: 'network', error: { kind: 'network' } } } as const;
const asked = { type: 'attemptRefused', captcha: true } as const;

const playCaptcha = (failure?: typeof failed | Error) => {
  const clock = new SimulatedClock();
  let images = 0;
  const fail = () => (failure instanceof Error ? Promise.reject(failure) : Promise.resolve(failed));
  const chart = captchaMachine.provide({
    actors: {
      fetchImage: fromPromise<CaptchaImageAnswer>(() => {
        images += 1;
        return failure === undefined ? Promise.resolve({ kind: 'image', image: `image${images}` }) : fail();
      }),
      prove: fromPromise<CaptchaProofAnswer>(() =>
        failure === undefined ? Promise.resolve({ kind: 'proved', answer: 'proof:c:7' }) : fail(),
      ),
    },
  });
  const actor = createActor(chart, { clock }).start();
  return {
    actor,
    clock,
    imagesFetched: () => images,
    until: (state: 'shown' | 'proved' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
};

testEffects(captchaMachine);

describe('captcha', () => {
  it('stays hidden after a refusal that includes none [REQ-101]', () => {
    const { actor, imagesFetched } = playCaptcha();
    actor.send({ type: 'attemptRefused', captcha: false });
    expect([actor.getSnapshot().value, imagesFetched()]).toEqual(['hidden', 0]);
  });

  it('appears with an image after a refusal that includes one [REQ-101]', async () => {
    const { actor, until } = playCaptcha();
    actor.send(asked);
    expect((await until('shown')).context.image).toBe('image1');
  });

  it('is another one on a click, at most once per second [REQ-102]', async () => {
    const { actor, clock, until, imagesFetched } = playCaptcha();
    actor.send(asked);
    await until('shown');
    clock.increment(999);
    actor.send({ type: 'refreshed' });
    expect(imagesFetched()).toBe(1);
    clock.increment(1);
    actor.send({ type: 'refreshed' });
    actor.send({ type: 'refreshed' });
    expect((await until('shown')).context.image).toBe('image2');
    expect(imagesFetched()).toBe(2);
  });

  it('is another one after each refused attempt, however soon [REQ-101]', async () => {
    const { actor, until, imagesFetched } = playCaptcha();
    actor.send(asked);
    await until('shown');
    actor.send(asked);
    await until('shown');
    expect(imagesFetched()).toBe(2);
  });

  it('has an alternative that asks for no reading of a picture [REQ-101]', async () => {
    const { actor, until } = playCaptcha();
    actor.send(asked);
    await until('shown');
    actor.send({ type: 'alternativeChosen' });
    expect((await until('proved')).context).toMatchObject({ answer: 'proof:c:7', image: undefined });
    actor.send(asked);
    expect(actor.getSnapshot().context.answer).toBeUndefined();
    expect((await until('proved')).context.answer).toBe('proof:c:7');
  });

  it('lets the player turn to the alternative while the picture is still on its way', async () => {
    const { actor, until } = playCaptcha();
    actor.send(asked);
    actor.send({ type: 'alternativeChosen' });
    expect(actor.getSnapshot().value).toBe('proving');
    expect((await until('proved')).context.image).toBeUndefined();
  });

  it('says when it could not be fetched, and can be asked for again [REQ-101]', async () => {
    const { actor, until, imagesFetched } = playCaptcha(failed);
    actor.send(asked);
    expect((await until('failed')).context.failure).toEqual(failed.refusal);
    actor.send({ type: 'alternativeChosen' });
    expect((await until('failed')).context.failure).toEqual(failed.refusal);
    actor.send({ type: 'refreshed' });
    expect(imagesFetched()).toBe(2);
  });

  it.each([
    ['attemptRefused', 'loading'],
    ['refreshed', 'loading'],
    ['alternativeChosen', 'proving'],
  ] as const)('can be had in any way once it has failed: %s', async (type, next) => {
    const { actor, until } = playCaptcha(failed);
    actor.send(asked);
    await until('failed');
    actor.send({ type, captcha: true });
    expect(actor.getSnapshot().value).toBe(next);
    await until('failed');
  });

  it('says when a picture or a proof broke, and either can be asked for again [REQ-101]', async () => {
    const { actor, until, imagesFetched } = playCaptcha(new Error('no crypto'));
    actor.send(asked);
    expect((await until('failed')).context.failure).toEqual({ code: 'broken' });
    actor.send({ type: 'alternativeChosen' });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    expect((await until('failed')).context.failure).toEqual({ code: 'broken' });
    actor.send({ type: 'refreshed' });
    expect(imagesFetched()).toBe(2);
  });
});
