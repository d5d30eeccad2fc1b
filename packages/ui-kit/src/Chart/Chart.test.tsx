import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { Chart, type ChartProps } from './Chart.tsx';

const points = ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ id: label, label, short: label.slice(0, 2) }));

const show = (more: Partial<ChartProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <KitWordsProvider words={englishWords}>
      <div style={{ direction }}>
        <Chart
          label="Net by day"
          points={points}
          series={[
            { id: 'net', label: 'Net', kind: 'bar', values: [10, 0, -5], texts: ['+10', '0', '−5'], tone: 'sign' },
          ]}
          formatTick={String}
          pointHeader="Day"
          asTable="As table"
          {...more}
        />
      </div>
    </KitWordsProvider>,
  );

const plot = () => screen.getByRole('slider', { name: 'Net by day' });
const texts = () =>
  within(screen.getByRole('table', { name: 'Net by day' }))
    .getAllByRole('row')
    .map((row) => row.textContent);
const heard = () => plot().getAttribute('aria-valuetext');

test('each point is announced with its figures, the last one first', () => {
  show();
  const slider = plot() as HTMLInputElement;
  expect([heard(), slider.min, slider.max]).toEqual(['Wednesday: Net −5', '0', '2']);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(heard()).toBe('Monday: Net +10');
});

test.each([
  ['ltr', 10, 'Monday'],
  ['ltr', 290, 'Wednesday'],
  ['rtl', 690, 'Monday'],
  ['rtl', 560, 'Tuesday'],
] as const)('in %s a pointer at %i px reads %s', (direction, clientX, day) => {
  show({}, direction);
  const frame = plot().parentElement as HTMLElement;
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 700, 100));
  fireEvent.pointerMove(frame, { clientX });
  expect(heard()).toMatch(new RegExp(`^${day}`, 'u'));
});

test('a bar is coloured by its sign, and a zero has none', () => {
  const { container } = show();
  const bars = [...container.querySelectorAll<SVGElement>('[data-part="bar"]')];
  expect(bars.map(({ dataset }) => dataset['tone'])).toEqual(['in', 'out']);
});

test('the same figures are a table, in place of the drawing on request', () => {
  show();
  const figures = ['DayNet', 'Monday+10', 'Tuesday0', 'Wednesday−5'];
  expect(texts()).toEqual(figures);
  fireEvent.click(screen.getByRole('button', { name: 'As table' }));
  expect([texts(), screen.queryByRole('slider')]).toEqual([figures, null]);
});

test('while loading nothing can be read yet', () => {
  show({ loading: true });
  expect([screen.getByRole('region').getAttribute('aria-busy'), screen.queryByRole('slider')]).toEqual(['true', null]);
});

test('the axis has round values', () => {
  show();
  const axis = ['10', '5', '0', '-5'];
  for (const tick of axis) expect(screen.getAllByText(tick).length).toBeGreaterThan(0);
});

test('of many labels a few are shown', () => {
  const many = Array.from({ length: 30 }, (_, day) => ({ id: `${day}`, label: `Day ${day}`, short: `d${day}` }));
  show({ points: many });
  expect(screen.getAllByText(/^d\d+$/u).map(({ textContent }) => textContent)).toEqual([
    'd0',
    'd5',
    'd10',
    'd15',
    'd20',
    'd25',
  ]);
});
