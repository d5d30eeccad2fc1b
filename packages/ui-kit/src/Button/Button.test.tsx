import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
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

test('a button that is not busy acts, and says nothing of a wait', async () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" onClick={handleClick}>
        Log in
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Log in' });
  await userEvent.click(button);
  expect([handleClick.mock.calls.length, handleSubmit.mock.calls.length]).toEqual([1, 1]);
  expect([button.hasAttribute('aria-busy'), button.hasAttribute('aria-disabled')]).toEqual([false, false]);
});

test('a submit button needs no handler of its own to send the form', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit">Log in</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button says that it waits and keeps the keyboard where it is (WCAG 2.4.3)', async () => {
  render(
    <KitWordsProvider words={englishWords}>
      <Button busy>Log in</Button>
    </KitWordsProvider>,
  );
  const button = screen.getByRole('button', { name: 'Loading' });
  await userEvent.tab();
  expect([document.activeElement, button.getAttribute('aria-busy')]).toEqual([button, 'true']);
});

test('it looks as it is asked to, a quiet one of its own width by itself, as a button and as a link', () => {
  render(
    <>
      <Button>one</Button>
      <Button variant="main" wide icon="play">
        two
      </Button>
      <ButtonLink href="#">three</ButtonLink>
      <ButtonLink href="#" variant="main" wide icon="play">
        four
      </ButtonLink>
    </>,
  );
  const looks = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map((each) => [
    each.dataset['variant'],
    each.dataset['wide'],
    each.querySelector('svg') !== null,
  ]);
  expect(looks).toEqual([
    ['quiet', undefined, false],
    ['main', 'true', true],
    ['quiet', undefined, false],
    ['main', 'true', true],
  ]);
});
