import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge, type StatusTone } from './StatusBadge.tsx';

const tones: readonly StatusTone[] = ['neutral', 'info', 'waiting', 'success', 'warning', 'danger'];

test('each tone has an icon of its own, so that no status differs by colour alone', () => {
  const drawn = tones.map((tone) => {
    render(<StatusBadge word={tone} tone={tone} />);
    return screen.getByText(tone).previousElementSibling?.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(drawn).size).toBe(tones.length);
  expect(drawn).not.toContain(undefined);
});
