import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../testing/words.tsx';
import { Button, ButtonLink } from './Button.tsx';

test('a button is not a submit button unless it says so', () => {
  render(<Button>Go</Button>);
  expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button');
});

test('a busy submit button neither calls its handler nor sends the form', async () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn();
  render(
    <KitWordsProvider words={englishWords}>
      <form onSubmit={handleSubmit}>
        <Button type="submit" busy onClick={handleClick}>
          Log in
        </Button>
      </form>
    </KitWordsProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

test('what leads somewhere is a real link', () => {
  render(<ButtonLink href="/login">Log in</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});
