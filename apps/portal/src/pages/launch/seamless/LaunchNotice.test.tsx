import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { LaunchNotice } from './LaunchNotice.tsx';

const paused = (code: string) =>
  ({ kind: 'failed', error: { kind: 'business', code, value: { code, until: '2031-03-01T04:00:00Z' } } }) as const;

it.each([
  [{ kind: 'failed', error: { kind: 'network' } }, 'There is a network problem. Try again.'],
  [paused('onBreak'), /^You are taking a break until .*Mar 1, 04:00.*UTC.*\. You can play again then\.$/u],
  [paused('excluded'), /^You are excluded from play until .*March 1, 2031.*\. You can still withdraw your money\.$/u],
  [{ kind: 'wrongAddress' }, 'The address of this game is not valid. Contact customer service.'],
] as const)('says why a game was not opened, and tries again: %o [REQ-230]', async (view, says) => {
  const onRetry = vi.fn<() => void>();
  await renderInSite(<LaunchNotice view={view} onRetry={onRetry} onOpenTab={() => undefined} />);
  expect(screen.getByText('The game could not be opened')).toBeTruthy();
  expect(screen.getByText(says)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
