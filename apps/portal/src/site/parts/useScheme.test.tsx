import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useScheme } from './useScheme.ts';

function Switch() {
  const { toggle } = useScheme();
  return (
    <button type="button" onClick={toggle}>
      Theme
    </button>
  );
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, 'light'],
  [false, 'dark'],
])('begins with what the device prefers where nothing has been chosen (dark: %s) [REQ-007]', async (isDark, next) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isDark && query === '(prefers-color-scheme: dark)' }));
  delete document.documentElement.dataset['scheme'];
  await renderInSite(<Switch />);
  fireEvent.click(screen.getByRole('button'));
  expect(document.documentElement.dataset['scheme']).toBe(next);
});
