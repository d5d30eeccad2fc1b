import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusCard } from './focusCard.ts';

const CARD = '<article><a href="/seamless?game=1">Play</a></article>';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = '<main id="main"><h1 tabindex="-1">Home</h1><a href="/seamless?game=1">Win</a></main>';
});
afterEach(() => {
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
});

const focused = () => document.activeElement?.textContent;
const heading = () => document.querySelector('h1');

it('focuses the card of the game that was left, also after the page has focused its heading', () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', CARD);
  focusCard('/seamless?game=1');
  vi.advanceTimersByTime(1);
  expect(focused()).toBe('Play');
  heading()?.focus();
  vi.advanceTimersByTime(1);
  expect(focused()).toBe('Play');
});

it('waits for a card that comes later, and leaves alone who does something meanwhile', async () => {
  focusCard('/seamless?game=2');
  document.dispatchEvent(new Event('keydown'));
  heading()?.focus();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', CARD.replace('1', '2'));
  await Promise.resolve();
  vi.advanceTimersByTime(1);
  expect(focused()).toBe('Home');
  focusCard('/seamless?game=3');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', CARD.replace('1', '3').replace('Play', 'Third'));
  await Promise.resolve();
  vi.advanceTimersByTime(1);
  expect(focused()).toBe('Third');
});

it('looks no longer than five seconds', async () => {
  heading()?.focus();
  focusCard('/seamless?game=4');
  vi.advanceTimersByTime(5000);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', CARD.replace('1', '4'));
  await Promise.resolve();
  vi.advanceTimersByTime(1);
  expect(focused()).toBe('Home');
});
