import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

type CardsProps = {
  readonly names: readonly string[];
  readonly more?: boolean;
  readonly hearts?: boolean;
};

/** A page with a card per name, in the markup that the hook reads. */
function Cards({ names, more = false, hearts = true }: CardsProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} {...useFocusAfterRemoval(frame)}>
      <h1 tabIndex={-1}>Favourites</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{`Play ${name}`}</a>
            {hearts && (
              <button type="button" aria-pressed>
                {name}
              </button>
            )}
          </li>
        ))}
      </ul>
      {more && <button type="button">Show more</button>}
    </div>
  );
}

const focus = (name: string): void => act(() => screen.getByRole('button', { name }).focus());
const focused = () => document.activeElement?.textContent;

it('moves to the heart that replaces a removed one, else to the last one, else to the heading', () => {
  const { rerender } = render(<Cards names={['Gate', 'Koi', 'Vault']} />);
  focus('Koi');
  rerender(<Cards names={['Gate', 'Vault']} />);
  expect(focused()).toBe('Vault');
  rerender(<Cards names={['Gate']} />);
  expect(focused()).toBe('Gate');
  rerender(<Cards names={[]} />);
  expect(focused()).toBe('Favourites');
});

it('moves to the first card that the button below the list has loaded', () => {
  const { rerender } = render(<Cards names={['Gate']} more />);
  focus('Show more');
  rerender(<Cards names={['Gate', 'Koi', 'Vault']} />);
  expect(focused()).toBe('Koi');
});

it('moves to the link of a card whose heart has not loaded yet', () => {
  const { rerender } = render(<Cards names={['Gate']} hearts={false} more />);
  focus('Show more');
  rerender(<Cards names={['Gate', 'Koi']} hearts={false} />);
  expect(focused()).toBe('Play Koi');
});

it('moves nowhere when the removed element had lost the focus before', async () => {
  const { rerender } = render(<Cards names={['Gate', 'Koi']} />);
  focus('Koi');
  await act(async () => screen.getByRole('button', { name: 'Koi' }).blur());
  rerender(<Cards names={['Gate']} />);
  expect(document.activeElement).toBe(document.body);
});

it('stays on another card that has the focus by then', () => {
  const { rerender } = render(<Cards names={['Gate', 'Koi', 'Vault']} />);
  focus('Koi');
  focus('Gate');
  rerender(<Cards names={['Gate', 'Vault']} />);
  expect(focused()).toBe('Gate');
});
