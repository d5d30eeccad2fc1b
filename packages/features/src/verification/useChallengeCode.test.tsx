// @vitest-environment jsdom
import { getSystemStatus } from '@baize/gateway-sdk/system';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useChallengeCode } from './useChallengeCode.ts';

const refused = (value: object) => Response.json({ success: false, message: 'Later', value });

it('sends the code once more when its pause is over, and waits as long as the gateway says', async () => {
  const sent: unknown[] = [];
  const answers = [{ resendSeconds: 30 }, refused({ code: 'tooSoon', retryAfter: 12 })];
  const { result, gateway, rerender } = renderFeature(() => useChallengeCode('c1', 'sms'), {
    getSystemStatus: { status: 0, ip: '203.0.113.7' },
    sendChallengeCode: ({ body }: { body?: unknown }) => {
      sent.push(body);
      return answers[sent.length - 1] ?? refused({ code: 'challengeExpired' });
    },
  });
  await act(() => getSystemStatus(gateway));
  rerender();
  expect(result.current.secondsLeft).toBeGreaterThanOrEqual(0);
  act(() => result.current.resend());
  await eventually(() => expect(result.current.secondsLeft).toBe(30));
  expect(result.current.refusal).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current.secondsLeft).toBe(0);
  act(() => result.current.resend());
  await eventually(() => expect(result.current.refusal?.code).toBe('tooSoon'));
  await eventually(() => expect(result.current.secondsLeft).toBe(12));
  act(() => result.current.resend());
  await eventually(() => expect(result.current.refusal?.code).toBe('challengeExpired'));
  expect(sent).toHaveLength(3);
});
