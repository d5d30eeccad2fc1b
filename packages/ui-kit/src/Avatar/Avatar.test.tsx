import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test.each([
  ['  river', 'R'],
  ['水晶雨', '水'],
  ['किला', 'कि'],
  ['👩‍🚀 moon', '👩‍🚀'],
  ['', ''],
])('without a picture %j is shown as %j', (name, initial) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initial);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('a picture that fails gives way to the initial, and another is asked for', () => {
  const { container, rerender } = render(<Avatar name="river" src="/missing.png" />);
  expect(container.textContent).toBe('');
  fireEvent.error(container.querySelector('img') as Element);
  expect([container.querySelector('img'), container.textContent]).toEqual([null, 'R']);
  rerender(<Avatar name="river" src="/other.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.png');
});
