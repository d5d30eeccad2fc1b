// @vitest-environment jsdom
import { unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { feedbackFault } from './support.rules.ts';
import { useFeedback } from './useFeedback.ts';
import { useHelp } from './useHelp.ts';

const feedback = { minLength: 10, maxLength: 12 };

it.each([
  ['123456789', 'feedbackTooShort'],
  ['  123456789  ', 'feedbackTooShort'],
  ['1234567890', undefined],
  ['  123456789012  ', undefined],
  ['1234567890123', 'feedbackTooLong'],
])('of %j the length is told before it is sent: %s', (content, fault) => {
  expect(feedbackFault(content, feedback)).toBe(fault);
});

it('has help as soon as it is there, and says when it did not come', async () => {
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
  act(() => result.current.send('  All is well here. '));
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
  const send = () => act(() => result.current.send('All is well here.'));
  send();
  const refusal = { code: 'network', error: { kind: 'network' } };
  await eventually(() => expect(result.current.view).toEqual({ state: 'refused', refusal }));
  down = false;
  send();
  await eventually(() => expect(result.current.view).toEqual({ state: 'sent' }));
});
