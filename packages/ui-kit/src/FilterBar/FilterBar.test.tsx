import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

// jsdom has the element without `showModal` and `close`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

const show = (more: Partial<FilterBarProps<string>> = {}) => {
  const handleChange = vi.fn();
  render(
    <KitWordsProvider words={englishWords}>
      <FilterBar
        label="Filter bets"
        value="all"
        onChange={handleChange}
        result="128 bets"
        sheet={{ open: 'Filters', title: 'Choose', apply: 'Apply' }}
        {...more}
      >
        {(value, change) => <input aria-label="Type" value={value} onChange={(event) => change(event.target.value)} />}
      </FilterBar>
    </KitWordsProvider>,
  );
  return handleChange;
};

const openSheet = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return within(screen.getByRole('dialog', { name: 'Choose' }));
};

test('a control beside the list acts at once', () => {
  const handleChange = show();
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'slots' } });
  expect(handleChange.mock.calls).toEqual([['slots']]);
});

test('the sheet begins with the filters in effect, and changes them only when applied', () => {
  const handleChange = show();
  const sheet = openSheet();
  const type = sheet.getByLabelText<HTMLInputElement>('Type');
  expect(type.value).toBe('all');
  fireEvent.change(type, { target: { value: 'slots' } });
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.click(sheet.getByRole('button', { name: 'Apply' }));
  expect(handleChange.mock.calls).toEqual([['slots']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sheet that is closed drops its choices', () => {
  const handleChange = show();
  fireEvent.change(openSheet().getByLabelText('Type'), { target: { value: 'slots' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(openSheet().getByLabelText<HTMLInputElement>('Type').value).toBe('all');
  expect(handleChange).not.toHaveBeenCalled();
});

test('the number of results is announced, the number of filters is on the button, and they can be reset', () => {
  const handleReset = vi.fn();
  show({
    reset: { label: 'Reset', onReset: handleReset },
    sheet: { open: 'Filters', active: 2, title: 'Choose', apply: 'Apply' },
  });
  expect(screen.getByRole('status').textContent).toBe('128 bets');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(handleReset).toHaveBeenCalledOnce();
});

test('without a filter in effect there is nothing to reset', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});
