import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';
import { QrDrawing } from './QrDrawing.tsx';

test('it is named before it is drawn, and drawn in the light scheme, which a camera can read', async () => {
  render(<QrCode text="https://play.example/down" label="Scan to download" />);
  const code = screen.getByRole('img', { name: 'Scan to download' });
  expect([code.childElementCount, code.dataset['size'], code.dataset['scheme']]).toEqual([0, 'usual', 'light']);
  await waitFor(() => expect(code.querySelector('svg path[fill="currentColor"]')).not.toBeNull());
});

test('unmounted before the drawing code has loaded, it draws nothing', async () => {
  const { unmount } = render(<QrCode text="https://play.example/down" label="Scan" size="small" />);
  unmount();
  await import('./QrDrawing.tsx');
  expect(screen.queryByRole('img')).toBeNull();
});

test('another text makes another code, and one that no code can hold makes none', () => {
  const squares = () => container.querySelectorAll('path')[1]?.getAttribute('d');
  const { container, rerender } = render(<QrDrawing text="https://play.example/a" />);
  const first = squares();
  rerender(<QrDrawing text="https://play.example/b" />);
  expect([typeof first, squares() === first]).toEqual(['string', false]);
  rerender(<QrDrawing text={'ü'.repeat(1166)} />);
  expect(container.innerHTML).toBe('');
  rerender(<QrDrawing text={`${'ü'.repeat(1165)}u`} />);
  expect(squares()).toBeDefined();
});
