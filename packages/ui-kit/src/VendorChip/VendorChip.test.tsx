import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { VendorChip, type VendorChipProps } from './VendorChip.tsx';

const chip = (props: Partial<VendorChipProps>) => (
  <KitWordsProvider words={englishWords}>
    <VendorChip name="Northern Reels" selected={false} onSelect={vi.fn()} {...props} />
  </KitWordsProvider>
);

test('it is pressed while its games are shown', () => {
  const handleSelect = vi.fn();
  const { rerender } = render(chip({ onSelect: handleSelect }));
  fireEvent.click(screen.getByRole('button', { name: 'Northern Reels', pressed: false }));
  expect(handleSelect).toHaveBeenCalledTimes(1);
  rerender(chip({ selected: true }));
  expect(screen.getByRole('button', { pressed: true })).toBeDefined();
});

test('an icon that fails is not asked for again: the name stands alone', () => {
  const { container, rerender } = render(chip({ icons: ['/missing.png'] }));
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img, span')).toBeNull();
  rerender(chip({ icons: ['/other.png'] }));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.png');
});

test('of several icons the next is tried when one fails, each once', () => {
  const { container } = render(chip({ icons: ['/first.png', '/second.png'] }));
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/second.png');
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')).toBeNull();
});

const room = (props: Partial<VendorChipProps>) => /<img|<span/.exec(renderToString(chip(props)))?.[0];

test('until it comes near, an icon’s room is held; without an icon there is none', () => {
  expect([room({ icons: ['/icon.png'] }), room({})]).toEqual(['<span', undefined]);
});

test('its badge is said in a word', () => {
  const { container, rerender } = render(chip({ badge: 'new' }));
  const badge = () => container.querySelector('small');
  expect([badge()?.textContent, badge()?.hasAttribute('data-maintenance')]).toEqual(['New', false]);
  rerender(chip({ badge: 'maintenance' }));
  expect([badge()?.textContent, badge()?.hasAttribute('data-maintenance')]).toEqual(['Maintenance', true]);
  rerender(chip({}));
  expect(badge()).toBeNull();
});
