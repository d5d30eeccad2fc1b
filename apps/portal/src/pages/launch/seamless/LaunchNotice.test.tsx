import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { LaunchNotice } from './LaunchNotice.tsx';

it.each([
  [{ kind: 'failed', error: { kind: 'network' } }, 'There is a network problem. Try again.'],
  [{ kind: 'wrongAddress' }, 'The address of this game is not valid. Contact customer service.'],
] as const)('says why a game was not opened, and tries again: %o [REQ-230]', async (view, says) => {
  const onRetry = vi.fn<() => void>();
  await renderInSite(<LaunchNotice view={view} onRetry={onRetry} onOpenTab={() => undefined} />);
  expect(screen.getByText('The game could not be opened')).toBeTruthy();
  expect(screen.getByText(says)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
