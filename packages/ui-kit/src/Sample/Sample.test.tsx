import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sample } from './Sample.tsx';

it('shows its content', () => {
  render(<Sample>Words</Sample>);
  expect(screen.getByText('Words')).toBeDefined();
});
