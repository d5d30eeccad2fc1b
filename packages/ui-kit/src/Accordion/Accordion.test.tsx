import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const sections = [
  { id: 'one', title: 'One', content: 'first' },
  { id: 'two', title: 'Two', aside: 'soon', open: true, content: 'second' },
];

const drawn = () => screen.getAllByRole<HTMLDetailsElement>('group');

test('its titles are headings of the level that the page needs, and it opens as it is asked to', () => {
  render(<Accordion headingLevel={4} sections={sections} />);
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect(drawn().map(({ open }) => open)).toEqual([false, true]);
  expect(screen.getByText('soon')).toBeDefined();
});

test('only an exclusive one ties its sections together, and to no other on the page', () => {
  render(
    <>
      <Accordion headingLevel={3} sections={sections} />
      <Accordion exclusive headingLevel={3} sections={sections} />
      <Accordion exclusive headingLevel={3} sections={sections} />
    </>,
  );
  const [free, alsoFree, one, two, other] = drawn().map((each) => each.getAttribute('name'));
  expect([free, alsoFree]).toEqual([null, null]);
  expect(one).toBeTruthy();
  expect([two === one, other === one]).toEqual([true, false]);
});
