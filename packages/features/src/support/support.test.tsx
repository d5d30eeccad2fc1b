// @vitest-environment jsdom
import { unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { mountedAtom, storagesAtom } from '../app/lifetime.atoms.ts';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { feedbackDraftAtom, useFeedback } from './useFeedback.ts';
import { feedbackError } from './support.rules.ts';
import { useHelp } from './useHelp.ts';

const feedback = { minLength: 10, maxLength: 12 };

it.each([
  ['123456789', 'feedbackTooShort'],
  ['  123456789  ', 'feedbackTooShort'],
  ['1234567890', undefined],
  ['  123456789012  ', undefined],
  ['1234567890123', 'feedbackTooLong'],
])('of %j the length is told before it is sent: %s', (content, error) => {
  expect(feedbackError(content, feedback)).toBe(error);
});

it('has the help center, or the error of its load', async () => {
  const topics = [{ id: 'deposit', title: 'How to deposit', parts: [{ text: 'Open your wallet.', steps: [] }] }];
  const { result } = renderFeature(useHelp, { getHelpCenter: { topics, feedback } });
  expect(result.current.view).toEqual({ state: 'loading' });
  await eventually(() => expect(result.current.view).toEqual({ state: 'ready', topics, feedback }));
  const away = renderFeature(useHelp, { getHelpCenter: unreachable });
  await eventually(() => expect(away.result.current.view).toEqual({ state: 'failed', error: { kind: 'network' } }));
});

it('sends feedback without the blanks around it, and says that it was sent', async () => {
  const sent: unknown[] = [];
  const { result } = renderFeature(useFeedback, {
    sendFeedback: ({ body }: { body: unknown }) => {
      sent.push(body);
      return null;
    },
  });
  expect(result.current.view).toEqual({ state: 'idle' });
  act(() => result.current.write('  All is well here. '));
  act(() => result.current.send());
  await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
  expect(sent).toEqual([{ content: 'All is well here.' }]);
});

it('says why feedback was not sent, and can be sent again', async () => {
  let down = true;
  const { result } = renderFeature(useFeedback, {
    sendFeedback: () => {
      if (down) throw new TypeError('Failed to fetch');
      return null;
    },
  });
  act(() => result.current.write('All is well here.'));
  const send = () => act(() => result.current.send());
  send();
  const refusal = { code: 'network', error: { kind: 'network' } };
  await eventually(() => expect(result.current.view).toEqual({ state: 'refused', refusal }));
  expect(result.current.content).toBe('All is well here.');
  down = false;
  send();
  await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
});

it('keeps what is written over a reload of the tab, until it is sent', async () => {
  const { store, result } = renderFeature(useFeedback, { sendFeedback: null });
  const storages = store.get(storagesAtom);
  const afterReload = () => {
    const anew = createStore();
    anew.set(storagesAtom, storages);
    anew.set(mountedAtom, true);
    return anew.get(feedbackDraftAtom);
  };
  act(() => result.current.write('All is well here.'));
  expect(afterReload()).toBe('All is well here.');
  act(() => result.current.send());
  await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
  expect([result.current.content, afterReload()]).toEqual(['', '']);
});

it('keeps text typed while the request is in flight', async () => {
  const arrival = Promise.withResolvers<null>();
  const { result } = renderFeature(useFeedback, { sendFeedback: () => arrival.promise });
  act(() => result.current.write('All is well here.'));
  act(() => result.current.send());
  await eventually(() => expect(result.current.view).toEqual({ state: 'sending' }));
  act(() => result.current.write('All is well here, but'));
  arrival.resolve(null);
  await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
  expect(result.current.content).toBe('All is well here, but');
});
