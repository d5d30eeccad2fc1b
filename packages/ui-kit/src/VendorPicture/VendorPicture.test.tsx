import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VendorPicture } from './VendorPicture.tsx';

test('each address is tried once, then the initial stands; another list begins anew [REQ-076]', () => {
  const { container, rerender } = render(<VendorPicture name="élan" sources={['/a.png', '/b.png']} />);
  const shown = () => container.querySelector('img');
  const fail = () => fireEvent.error(shown() as HTMLImageElement);
  expect(shown()?.getAttribute('src')).toBe('/a.png');
  fail();
  expect(shown()?.getAttribute('src')).toBe('/b.png');
  fail();
  expect([shown(), container.textContent]).toEqual([null, 'É']);
  rerender(<VendorPicture name="élan" sources={['/b.png', '/c.png']} />);
  expect(shown()?.getAttribute('src')).toBe('/c.png');
});
