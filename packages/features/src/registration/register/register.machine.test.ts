import { requiredRule } from '@baize/domain/field-rules';
import { noFlags } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { settled } from '../../testing/eventually.ts';
import { testEffects } from '../../testing/testEffects.ts';
import { registerMachine } from './register.machine.ts';
import type { CodeAnswer, OpeningOutput, RegisterContext, RegisterRequest } from './register.types.ts';

const captchaRule = requiredRule('captcha');
const place = { registerUrl: 'https://a.example/register', domain: 'a.example' };
const no = (code: string) => ({ kind: 'refused', refusal: { code } }) as OpeningOutput;
const limited = {
  kind: 'refused',
  refusal: { code: 'rateLimited', error: { kind: 'rateLimited', retryAfter: 9 } },
  tried: true,
} as OpeningOutput;

/** Child chart that records its events; with `breaks` it fails at once. */
const child = (heard: unknown[], breaks: boolean) =>
  createMachine({
    initial: 'on',
    states: {
      on: breaks
        ? {
            invoke: {
              src: fromPromise(() => Promise.reject(new Error('broke'))),
            },
          }
        : { on: { '*': { actions: ({ event }) => void heard.push(event) } } },
    },
  }) as never;

const play = ({
  own = {},
  answers = [],
  breaks,
  rules = [captchaRule],
}: {
  own?: Partial<Flags>;
  answers?: OpeningOutput[];
  breaks?: 'captcha' | 'smsCode';
  rules?: (typeof captchaRule)[];
} = {}) => {
  const clock = new SimulatedClock();
  const heard: unknown[] = [];
  const chart = registerMachine.provide({
    actors: {
      captcha: child(heard, breaks === 'captcha'),
      smsCode: child([], breaks === 'smsCode'),
      checkCode: fromPromise<CodeAnswer, RegisterContext['proof']>(async () => ({ kind: 'proved' })),
      opening: fromPromise<OpeningOutput, RegisterRequest>(
        async () => answers.shift() ?? { kind: 'opened', loggedIn: true },
      ) as never,
    },
  });
  const flags = { ...noFlags, usernameRegistration: true, mobileRegistration: true, ...own };
  const actor = createActor(chart, { input: { flags, rules, place, now: () => 0 }, clock }).start();
  const until = (state: Parameters<SnapshotFrom<typeof chart>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const submit = () => actor.send({ type: 'detailsSubmitted', values: {} });
  return { actor, clock, heard, until, submit, context: () => actor.getSnapshot().context };
};

testEffects(registerMachine);

it('asks for a captcha at first and after each attempt, where the rules have one', async () => {
  const wanted = { type: 'attemptRefused', captcha: true };
  const { heard, until, submit } = play({ answers: [{ ...no('invalidInvitation'), tried: false } as never, limited] });
  expect(heard).toEqual([wanted]);
  submit();
  await until('enteringDetails');
  expect(heard).toEqual([wanted]);
  submit();
  await until('waiting');
  expect(heard).toEqual([wanted]);
  expect(play({ rules: [] }).heard).toEqual([]);
});

it('asks for another captcha after a form that was tried', async () => {
  const { heard, until, submit, context } = play({ answers: [no('usernameTaken')] });
  submit();
  await until('enteringDetails');
  expect([heard.length, context().refusal?.code]).toEqual([2, 'usernameTaken']);
});

it('keeps a captcha that was not used up', async () => {
  const { actor, heard, until, submit } = play({ answers: [{ kind: 'suspected' }] });
  submit();
  await until('checkingBot');
  actor.send({ type: 'botCheckCancelled' });
  expect([actor.getSnapshot().value, heard.length]).toEqual(['enteringDetails', 1]);
});

it('waits as long as the gateway asks, then shows the form again without a refusal', async () => {
  const { actor, clock, until, submit } = play({ answers: [limited] });
  submit();
  expect((await until('waiting')).context.refusal?.code).toBe('rateLimited');
  clock.increment(8999);
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  const { value, context } = actor.getSnapshot();
  expect([value, context.refusal]).toEqual(['enteringDetails', undefined]);
});

it('clears the refusal once it is read, another method is chosen, or the form is sent again', async () => {
  const { actor, until, submit, context } = play({ answers: [no('a'), no('b'), no('c')] });
  const refused = async () => {
    submit();
    expect(context().refusal).toBeUndefined();
    expect((await until('enteringDetails')).context.refusal).toBeDefined();
  };
  await refused();
  actor.send({ type: 'refusalRead' });
  expect(context().refusal).toBeUndefined();
  await refused();
  actor.send({ type: 'methodChosen', method: 'username' });
  expect([context().refusal, context().method]).toEqual([undefined, 'username']);
  await refused();
  submit();
});

it('goes back to a number alone where one is proven', async () => {
  const details = play();
  details.actor.send({ type: 'wentBack' });
  expect([details.context().step, details.actor.getSnapshot().value]).toEqual(['details', 'enteringDetails']);
  const number = play({ own: { registrationSms: true } });
  expect(number.actor.getSnapshot().value).toBe('enteringNumber');
  const proof = { mobileNum: '1', countryDialingCode: '86', verificationCode: '2' };
  number.actor.send({ type: 'numberSubmitted', proof });
  await number.until('enteringDetails');
  number.actor.send({ type: 'wentBack' });
  expect([number.context().step, number.actor.getSnapshot().value]).toEqual(['number', 'enteringNumber']);
});

it.each(['captcha', 'smsCode'] as const)('says that it is broken when its %s is', async (breaks) => {
  const { context } = play({ breaks });
  await settled();
  expect(context().refusal).toEqual({ code: 'broken' });
  expect(play().context().refusal).toBeUndefined();
});
