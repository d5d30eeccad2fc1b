// @vitest-environment jsdom
import type { Member } from '@baize/gateway-sdk/member';
import { examples, failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { storeMemberAtom, startSessionAtom, useScope } from '../app/index.ts';
import { useVip } from '../member/useVip.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { applicationDraftsAtom } from './application.atoms.ts';
import { applicationMutation } from './application.mutations.ts';
import { promotionMutation } from './promotions.mutations.ts';
import { useApplication } from './useApplication.ts';
import { useLeaderboard } from './useLeaderboard.ts';
import { useMissions } from './useMissions.ts';
import { usePromotionChange } from './usePromotionChange.ts';
import { usePromotionCount } from './usePromotionCount.ts';
import { usePromotions } from './usePromotions.ts';
import { useRewards } from './useRewards.ts';

const [example] = examples.getPromotions.promotions;
const offer = (id: string, status: string) => ({ ...example, id, status });
const list = (...promotions: object[]) => ({ promotions, available: 2 }) as never;
const memberOf = (type: number) => ({ id: '1', account: 'p', userName: 'p', nickname: 'P', type }) as Member;
const TRIAL = 4;
const asMember = { token: 't1' };

/** Returns each answer once, in order, then repeats the last. */
const inTurn = <T,>(...answers: readonly T[]): (() => T) => {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] as T;
};

describe('promotions', () => {
  it('come to visitors and members; what failed can be asked for again', async () => {
    const answers = inTurn(list(), list(offer('a', 'joinable')));
    let isThere = false;
    const getPromotions = () => (isThere ? answers() : unreachable);
    const { result } = renderFeature(usePromotions, { getPromotions } as never);
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.view).toEqual({ state: 'failed', error: { kind: 'network' } }));
    isThere = true;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toEqual({ state: 'empty' }));
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', promotions: [{ id: 'a' }] }));
  });

  it('bring rewards: none before one is begun, and it can be said why they did not come [REQ-205]', async () => {
    const answers = inTurn(list(offer('a', 'joinable')), list(offer('a', 'claimable'), offer('b', 'joinable')));
    let isThere = false;
    const getPromotions = () => (isThere ? answers() : unreachable);
    const { result } = renderFeature(useRewards, { getPromotions } as never, asMember);
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'failed' }));
    isThere = true;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toEqual({ state: 'empty' }));
    act(() => result.current.retry());
    await eventually(() =>
      expect(result.current.view).toMatchObject({ state: 'ready', ready: [{ id: 'a' }], underWay: [], received: [] }),
    );
  });

  it('stand as the gateway says as soon as one is joined, and the others are asked for again', async () => {
    const { result, gateway } = renderFeature(
      () => ({
        ...usePromotions(),
        missions: useMissions(),
        join: usePromotionChange('join', 'a', vi.fn<() => void>()),
      }),
      {
        getMissionSummary: examples.getMissionSummary,
        getPromotions: inTurn(list(offer('a', 'joinable'), offer('b', 'joinable')), new Promise(() => {}) as never),
        joinPromotion: offer('a', 'registered'),
      } as never,
      asMember,
    );
    await eventually(() =>
      expect([result.current.view.state, result.current.missions.view.state]).toEqual(['ready', 'ready']),
    );
    act(() => result.current.join.change());
    await eventually(() =>
      expect(result.current.view).toMatchObject({
        promotions: [
          { id: 'a', status: 'registered' },
          { id: 'b', status: 'joinable' },
        ],
      }),
    );
    expect(result.current.missions.view.state).toBe('ready');
    const asked = gateway.asked.map(({ id }) => id);
    expect(asked.filter((id) => id === 'getMissionSummary')).toHaveLength(1);
    expect(asked.filter((id) => id !== 'getMissionSummary')).toEqual([
      'getPromotions',
      'joinPromotion',
      'getPromotions',
    ]);
  });
});

it('promotions and missions are asked for again when somebody comes back to them', async () => {
  const { gateway } = renderFeature(
    () => [usePromotions().view.state, useMissions().view.state],
    { getPromotions: list(), getMissionSummary: examples.getMissionSummary },
    asMember,
  );
  await eventually(() => expect(gateway.asked).toHaveLength(2));
  await settled();
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await eventually(() =>
    expect(gateway.asked.map(({ id }) => id).toSorted()).toEqual([
      'getMissionSummary',
      'getMissionSummary',
      'getPromotions',
      'getPromotions',
    ]),
  );
  focusManager.setFocused(undefined);
});

it('a request is one member’s own, and tells other tabs what it has changed', () => {
  const { result } = renderFeature(useScope, {}, asMember);
  const options = promotionMutation(result.current);
  expect([options.meta, applicationMutation(result.current, 'a').meta]).toEqual([
    { changes: 'promotions' },
    { changes: 'promotions' },
  ]);
  expect(promotionMutation({ ...result.current, token: 't2' }).mutationKey).not.toEqual(options.mutationKey);
});

describe('the reward of a promotion', () => {
  it.each([
    ['claim', 'requestPromotionReward', { promotionId: 'a', remark: '', images: [] }],
    ['draw', 'claimRaffle', { promotionId: 'a' }],
  ] as const)('is one request however often it is pressed, until an answer has come: %s', async (action, id, body) => {
    const handleDone = vi.fn<() => void>();
    const answers = inTurn<unknown>(
      unreachable,
      failed(502),
      refused('promotionTaken' as never),
      offer('a', 'claimed'),
    );
    const { result, gateway } = renderFeature(
      () => usePromotionChange(action, 'a', handleDone),
      { [id]: answers },
      asMember,
    );
    const press = async (code: string | undefined) => {
      act(() => result.current.change());
      await eventually(() => expect([result.current.isBusy, result.current.refusal?.code]).toEqual([false, code]));
    };
    await press('network');
    await press('http');
    await press('promotionTaken');
    expect(handleDone).not.toHaveBeenCalled();
    await press(undefined);
    const keys = gateway.asked.map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, true, false]);
    expect(gateway.asked[0]).toMatchObject({ id, body });
    expect(handleDone).toHaveBeenCalledOnce();
  });
});

const picture = (name: string) => new File([name], name, { type: 'image/png' });

const handleSent = vi.fn<() => void>();
const applying = (addPromotionImage: unknown, requestPromotionReward: unknown = offer('a', 'applying')) =>
  renderFeature(
    () => useApplication('a', handleSent),
    { addPromotionImage, requestPromotionReward } as never,
    asMember,
  );

describe('an application', () => {
  it('uploads its pictures, then sends their ids', async () => {
    const { result, gateway } = applying(inTurn({ id: 'i1' }, { id: 'i2' }));
    expect(result.current.view).toEqual({ state: 'editing' });
    act(() => result.current.write({ remark: ' Mine ' }));
    act(() => result.current.write({ files: [picture('one'), picture('two')] }));
    act(() => result.current.send());
    expect(result.current.view).toEqual({ state: 'sending', pictures: 0 });
    await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
    expect(gateway.asked.map(({ body }) => body)).toEqual([
      { image: btoa('one') },
      { image: btoa('two') },
      { promotionId: 'a', remark: 'Mine', images: ['i1', 'i2'] },
    ]);
    expect(result.current.draft).toEqual({ remark: '', files: [] });
    expect(handleSent).toHaveBeenCalledOnce();
  });

  it('keeps what was typed and added while it was being sent', async () => {
    const answer = Promise.withResolvers<object>();
    const { result } = applying({ id: 'i1' }, () => answer.promise);
    const [sent, added] = [picture('one'), picture('two')];
    act(() => result.current.write({ remark: 'first', files: [sent] }));
    act(() => result.current.send());
    await eventually(() => expect(result.current.view).toEqual({ state: 'sending', pictures: 1 }));
    act(() => result.current.write({ remark: 'first, and more', files: [sent, added] }));
    await act(async () => answer.resolve(offer('a', 'applying')));
    await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
    expect(result.current.draft).toEqual({ remark: 'first, and more', files: [added] });
  });

  it('keeps what was filled in when it fails, and sends no picture twice', async () => {
    const { result, gateway } = applying(
      inTurn<unknown>({ id: 'i1' }, refused('imageInvalid' as never), { id: 'i2' }),
      inTurn<unknown>(unreachable, offer('a', 'applying')),
    );
    act(() => result.current.write({ remark: 'x', files: [picture('one'), picture('two')] }));
    const send = async (state: object) => {
      act(() => result.current.send());
      await eventually(() => expect(result.current.view).toMatchObject(state));
    };
    await send({ state: 'refused', refusal: { code: 'imageInvalid' } });
    expect(result.current.draft).toMatchObject({ remark: 'x', files: [{ name: 'one' }, { name: 'two' }] });
    await send({ state: 'refused', refusal: { code: 'network' } });
    await send({ state: 'sent' });
    const asked = gateway.asked.map(({ id }) => id);
    expect(asked.filter((id) => id === 'addPromotionImage')).toHaveLength(3);
    const [first, second] = gateway.asked.filter(({ id }) => id === 'requestPromotionReward');
    expect(first?.headers.get('Idempotency-Key')).toBe(second?.headers.get('Idempotency-Key'));
  });

  it('is another request once something in it is changed', async () => {
    const { result, gateway } = applying({ id: 'i1' }, unreachable);
    for (const remark of ['one', 'two']) {
      act(() => result.current.write({ remark }));
      act(() => result.current.send());
      await eventually(() => expect(result.current.view.state).toBe('refused'));
    }
    expect(new Set(gateway.asked.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  });

  it('says how many of its pictures have arrived, and then how its promotion stands', async () => {
    const second = Promise.withResolvers<object>();
    const { result } = renderFeature(
      () => ({ form: useApplication('a', handleSent), list: usePromotions() }),
      {
        getPromotions: inTurn(list(offer('a', 'joinable')), new Promise(() => {}) as never),
        addPromotionImage: inTurn<unknown>({ id: 'i1' }, second.promise),
        requestPromotionReward: offer('a', 'applying'),
      } as never,
      asMember,
    );
    await eventually(() => expect(result.current.list.view.state).toBe('ready'));
    act(() => result.current.form.write({ files: [picture('one'), picture('two')] }));
    act(() => result.current.form.send());
    await eventually(() => expect(result.current.form.view).toEqual({ state: 'sending', pictures: 1 }));
    await act(async () => second.resolve({ id: 'i2' }));
    await eventually(() =>
      expect(result.current.list.view).toMatchObject({ promotions: [{ id: 'a', status: 'applying' }] }),
    );
  });

  it('sends a picture anew in another application', async () => {
    const { result, gateway } = applying({ id: 'i1' });
    const file = picture('one');
    for (const times of [1, 2]) {
      act(() => result.current.write({ files: [file] }));
      act(() => result.current.send());
      await eventually(() =>
        expect(gateway.asked.filter(({ id }) => id === 'requestPromotionReward')).toHaveLength(times),
      );
      await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
    }
    expect(gateway.asked.filter(({ id }) => id === 'addPromotionImage')).toHaveLength(2);
  });

  it('says that something is broken where a file cannot be read', async () => {
    const { result } = applying({ id: 'i1' });
    const gone = Object.assign(picture('gone'), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
    act(() => result.current.write({ files: [gone] }));
    act(() => result.current.send());
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'refused' }));
  });

  it('can be called off, and keeps what was filled in', async () => {
    const { result, gateway } = applying(() => new Promise(() => {}));
    act(() => result.current.write({ remark: 'x', files: [picture('one')] }));
    act(() => result.current.send());
    await eventually(() => expect(gateway.asked).toHaveLength(1));
    act(() => result.current.cancel());
    await eventually(() => expect(result.current.view).toEqual({ state: 'editing' }));
    expect(result.current.draft).toMatchObject({ remark: 'x', files: [{ name: 'one' }] });
  });

  it('that was begun by one account is not found by another', () => {
    const { result, store } = applying({ id: 'i1' });
    act(() => result.current.write({ remark: 'mine' }));
    act(() => store.set(startSessionAtom, 't2'));
    expect(result.current.draft).toEqual({ remark: '', files: [] });
    act(() => result.current.write({ files: [] }));
    act(() => store.set(startSessionAtom, 't1'));
    expect(result.current.draft.remark).toBe('');
  });
});

const useTold = () => [usePromotionCount(), useVip()?.level];

it('what is filled in is kept for each promotion, and goes with its session', () => {
  const store = createStore();
  const session = (token: string) => store.set(startSessionAtom, token);
  const remarkOf = (promotion: string) => store.get(applicationDraftsAtom)(promotion).remark;
  session('t1');
  expect(remarkOf('a')).toBe('');
  store.set(applicationDraftsAtom, 'a', { remark: 'one' });
  store.set(applicationDraftsAtom, 'b', { remark: 'two' });
  expect([remarkOf('a'), remarkOf('b')]).toEqual(['one', 'two']);
  session('t2');
  store.set(applicationDraftsAtom, 'b', { remark: 'other' });
  expect([remarkOf('a'), remarkOf('b')]).toEqual(['', 'other']);
  session('t1');
  expect([remarkOf('a'), remarkOf('b')]).toEqual(['', '']);
});

describe("the counts of a member's menu", () => {
  const stubs = { getPromotions: list(), getVip: examples.getVip } as never;

  it('is how many promotions wait, and the rank [REQ-086]', async () => {
    const { result, store } = renderFeature(useTold, stubs, asMember);
    expect(result.current).toEqual([0, undefined]);
    act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(0) }));
    await eventually(() => expect(result.current).toEqual([2, 1]));
  });

  it.each([undefined, TRIAL])('are empty without a real account, and nothing is fetched: %s', async (type) => {
    const { result, store, gateway } = renderFeature(useTold, stubs, type === undefined ? {} : asMember);
    if (type !== undefined) act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(type) }));
    await settled();
    expect([result.current, gateway.asked]).toEqual([[0, undefined], []]);
  });
});

const both = () => ({ missions: useMissions(), leaderboard: useLeaderboard() });

it('missions and the leaderboard come, or say what failed', async () => {
  const { missions } = examples.getMissionSummary;
  const { entries } = examples.getMissionLeaderboard;
  let isThere = false;
  const { result } = renderFeature(
    both,
    {
      getMissionSummary: () => (isThere ? examples.getMissionSummary : unreachable),
      getMissionLeaderboard: () => (isThere ? examples.getMissionLeaderboard : unreachable),
    },
    asMember,
  );
  const views = () => [result.current.missions.view, result.current.leaderboard.view];
  expect(views()).toEqual([{ state: 'loading' }, { state: 'loading' }]);
  const failure = { state: 'failed', error: { kind: 'network' } };
  await eventually(() => expect(views()).toEqual([failure, failure]));
  isThere = true;
  act(() => {
    result.current.missions.retry();
    result.current.leaderboard.retry();
  });
  await eventually(() =>
    expect(views()).toEqual([
      { state: 'ready', missions, currency: 'CNY' },
      { state: 'ready', entries: entries.map((leader, at) => ({ ...leader, place: at + 1 })) },
    ]),
  );
});
