import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepOneStops } from './keepOneStops.ts';

// jsdom has no layout: the `hidden` attribute stands in for visibility.
function isShown(this: HTMLElement) {
  return !this.hidden;
}

beforeEach(() => {
  keepOneStops();
  HTMLElement.prototype.checkVisibility = isShown;
});

function Card({ name, closed }: { name: string; closed?: boolean }) {
  return (
    <li>
      {!closed && <a href={`#${name}`}>{name}</a>}
      {!closed && <button type="button">{`try ${name}`}</button>}
      <button type="button" aria-hidden="true" tabIndex={-1} />
      <button type="button">{`heart ${name}`}</button>
    </li>
  );
}

const THREE = ['A', 'B', 'C'];

function Shelf({ direction, cards = THREE }: { direction?: 'rtl'; cards?: string[] }) {
  return (
    <>
      <a href="#before">before</a>
      <section dir={direction} data-one-stop>
        <p data-by-pointer>
          <button type="button">arrow</button>
        </p>
        <p>
          <a href="#all">all</a>
        </p>
        <ul>
          <li>
            <button type="button">one vendor</button>
          </li>
          <li hidden>
            <button type="button" hidden>
              no room
            </button>
          </li>
        </ul>
        <ul>
          {cards.map((name) => (
            <Card key={name} name={name} closed={name === 'C'} />
          ))}
        </ul>
      </section>
    </>
  );
}

const named = (name: string) => screen.getByText(name, { exact: true });
const focused = () => document.activeElement?.textContent;
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('section :is(a, button)')]
    .filter((control) => control.tabIndex === 0 && !control.closest('[data-by-pointer]') && !control.hidden)
    .map(({ textContent }) => textContent);

/** Presses keys in turn and returns the focused control after each. */
const walk = (from: string, ...keys: string[]) => {
  named(from).focus();
  return keys.map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return focused();
  });
};

test('a group is one stop of the Tab key: the first card’s main control, then wherever the focus was last', () => {
  const { rerender } = render(<Shelf />);
  walk('before', 'Tab');
  expect(stops()).toEqual(['A']);
  walk('heart B', 'Tab');
  expect(stops()).toEqual(['heart B']);
  rerender(<Shelf cards={['A', 'D']} />);
  walk('before', 'Tab');
  expect(stops()).toEqual(['A']);
});

test('along a line arrow keys lead from card to card, Home and End to its ends, and nowhere beyond', () => {
  render(<Shelf />);
  expect(walk('A', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'End')).toEqual([
    'B',
    'heart C',
    'heart C',
    'B',
    'A',
    'A',
    'heart C',
  ]);
  expect(walk('try A', 'ArrowRight')).toEqual(['B']);
});

test('forward is to the left where one reads from right to left', () => {
  render(<Shelf direction="rtl" />);
  expect(walk('A', 'ArrowLeft', 'ArrowRight', 'ArrowRight')).toEqual(['B', 'A', 'A']);
});

test('up and down lead through what can be done with a card, and on to the lines over it', () => {
  render(<Shelf />);
  expect(walk('A', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(['try A', 'heart A', 'heart A', 'try A']);
  expect(walk('B', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toEqual([
    'one vendor',
    'all',
    'all',
    'one vendor',
    'A',
  ]);
});

test('a group of one line leads up and down as well, and begins at what is shown of it', () => {
  render(
    <section data-one-stop>
      <a href="#1">one</a>
      <a href="#2" aria-current="true">
        two
      </a>
    </section>,
  );
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(stops()).toEqual(['two']);
  expect(walk('two', 'ArrowUp', 'ArrowDown')).toEqual(['one', 'two']);
});

test('a key that leads nowhere, means something else or was answered already stays as it is', () => {
  render(<Shelf />);
  const link = named('A');
  link.focus();
  const isTaken = (init: KeyboardEventInit) => !fireEvent.keyDown(link, init);
  expect(isTaken({ key: 'ArrowLeft' })).toBe(false);
  expect(isTaken({ key: 'Enter' })).toBe(false);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(isTaken({ key: 'ArrowRight', [held]: true })).toBe(false);
  link.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  expect(focused()).toBe('A');
  expect(isTaken({ key: 'ArrowRight' })).toBe(true);
});

test('links beneath each other are led through by up and down as well, after the button over them', () => {
  render(
    <nav data-one-stop>
      <button type="button">fold</button>
      <ul>
        <li>
          <a href="#1">chat</a>
        </li>
        <li>
          <a href="#2">phone</a>
        </li>
      </ul>
    </nav>,
  );
  expect(walk('fold', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(['chat', 'phone', 'phone', 'fold']);
});
