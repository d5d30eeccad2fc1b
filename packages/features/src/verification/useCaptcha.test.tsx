// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { eventually } from '../testing/eventually.ts';
import { captchaMachine } from './captcha.machine.ts';
import { useCaptcha } from './useCaptcha.ts';
import type { CaptchaImageAnswer, CaptchaProofAnswer } from './verification.types.ts';

const show = (images: CaptchaImageAnswer[] = []) => {
  let drawn = 0;
  const chart = captchaMachine.provide({
    actors: {
      fetchImage: fromPromise<CaptchaImageAnswer>(async () => {
        drawn += 1;
        return images.shift() ?? { kind: 'image', image: `image${drawn}` };
      }),
      prove: fromPromise<CaptchaProofAnswer>(async () => ({ kind: 'proved', answer: 'proof:c:7' })),
    },
  });
  const useShown = () => {
    const actor = useActorRef(chart);
    return { ...useCaptcha(actor), refuse: () => actor.send({ type: 'attemptRefused', captcha: true }) };
  };
  return renderHook(useShown);
};

describe('useCaptcha', () => {
  it('is hidden until one is required, then shows a picture, and another one on a click', async () => {
    const { result } = show();
    expect(result.current).toMatchObject({ state: 'hidden', image: undefined, answer: undefined, failure: undefined });
    act(() => result.current.refuse());
    expect(result.current.state).toBe('loading');
    await eventually(() => expect(result.current).toMatchObject({ state: 'shown', image: 'image1' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    act(() => result.current.refresh());
    await eventually(() => expect(result.current).toMatchObject({ state: 'shown', image: 'image2' }));
  });

  it('solves the alternative to a picture', async () => {
    const { result } = show();
    act(() => result.current.refuse());
    act(() => result.current.chooseAlternative());
    expect(result.current.state).toBe('proving');
    await eventually(() => expect(result.current).toMatchObject({ state: 'proved', answer: 'proof:c:7' }));
  });

  it('tells why there is none', async () => {
    const { result } = show([{ kind: 'refused', refusal: { code: 'network' } }]);
    act(() => result.current.refuse());
    await eventually(() => expect(result.current).toMatchObject({ state: 'failed', failure: { code: 'network' } }));
  });

  it('is hidden while its flow does not run, whatever is pressed', () => {
    const { result } = renderHook(() => useCaptcha(undefined));
    for (const press of [result.current.refresh, result.current.chooseAlternative]) act(press);
    expect(result.current).toMatchObject({ state: 'hidden', image: undefined });
  });
});
