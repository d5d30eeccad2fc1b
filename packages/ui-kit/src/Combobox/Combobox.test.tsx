import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.types.ts';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const options = ['one', 'two', 'three'].map((id) => ({ id, label: id }));

const renderLine = (props: Partial<ComboboxProps> = {}) => {
  const handlers = { onChange: vi.fn(), onChoose: vi.fn() };
  const line = (more: Partial<ComboboxProps>) => (
    <Combobox label="Search" name="search" value="e" options={options} {...handlers} {...props} {...more} />
  );
  const { rerender } = render(line({}));
  field().focus();
  return { ...handlers, change: (more: Partial<ComboboxProps>) => rerender(line(more)) };
};

const field = () => screen.getByRole('combobox', { name: 'Search' });
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isShown = () => field().getAttribute('aria-expanded') === 'true';

test('it is closed until one types, presses it or asks for it by a key', () => {
  const { onChange } = renderLine();
  expect([isShown(), screen.queryByRole('listbox')]).toEqual([false, null]);
  fireEvent.change(field(), { target: { value: 'ee' } });
  expect([isShown(), marked(), onChange.mock.calls]).toEqual([true, undefined, [['ee']]]);
  press('ArrowUp', { altKey: true });
  expect(isShown()).toBe(false);
  press('ArrowDown', { altKey: true });
  expect([isShown(), marked()]).toEqual([true, undefined]);
  fireEvent.blur(field());
  expect(isShown()).toBe(false);
  fireEvent.click(field());
  expect(isShown()).toBe(true);
});

test('a standing list stays open and leaves Escape to its dialog', () => {
  const { onChange } = renderLine({ standing: true });
  press('ArrowDown');
  expect([isShown(), marked()]).toEqual([true, 'one']);
  fireEvent.blur(field());
  expect([isShown(), press('Escape'), onChange.mock.calls]).toEqual([true, true, []]);
});

test('arrow keys open it and go round, and the caret stays', () => {
  renderLine();
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => [press(key), marked()]);
  expect(way).toEqual(['one', 'two', 'three', 'one', 'three'].map((label) => [false, label]));
  press('Escape');
  expect([press('ArrowUp'), marked()]).toEqual([false, 'three']);
});

test('Enter chooses the active option; without one it submits the form', () => {
  const { onChoose } = renderLine();
  press('ArrowDown');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect([onChoose.mock.calls, isShown()]).toEqual([[[options[1]]], false]);
  fireEvent.click(field());
  expect([press('Enter'), isShown(), onChoose.mock.calls.length]).toEqual([true, false, 1]);
});

test('Escape closes the list, then empties the input, then reaches the page', () => {
  const { onChange, change } = renderLine();
  press('ArrowDown');
  expect([press('Escape'), isShown(), onChange.mock.calls]).toEqual([false, false, []]);
  expect([press('Escape'), onChange.mock.calls]).toEqual([false, [['']]]);
  change({ value: '', options: [] });
  fireEvent.click(field());
  expect(press('Escape')).toBe(true);
});

// Returns whether a key's default action remains, and the active option afterwards.
const after = (key: string) => {
  press('ArrowDown');
  return [press(key), marked()];
};

test('typing or moving the caret clears the active option, a modifier key does not', () => {
  renderLine();
  expect(['ArrowLeft', 'Home', 'a'].map(after)).toEqual([
    [true, undefined],
    [true, undefined],
    [true, undefined],
  ]);
  expect(after('Shift')).toEqual([true, 'one']);
});

test('while an input method composes, the list handles no key', () => {
  const { onChoose } = renderLine();
  press('ArrowDown');
  expect([press('Enter', { isComposing: true }), press('ArrowDown', { keyCode: 229 })]).toEqual([true, true]);
  expect([marked(), onChoose.mock.calls]).toEqual(['one', []]);
});

test('when the options change, the active one stays active or is cleared when gone', () => {
  const { change } = renderLine();
  press('ArrowDown');
  press('ArrowDown');
  change({ options: options.slice(1) });
  expect(marked()).toBe('two');
  change({ options: options.slice(2) });
  expect([marked(), isShown()]).toEqual([undefined, true]);
});

test('a press on an option takes it and leaves the focus in the line', () => {
  const { onChoose } = renderLine();
  fireEvent.click(field());
  const option = screen.getByRole('option', { name: 'three' });
  const down = createEvent.mouseDown(option);
  fireEvent(option, down);
  fireEvent.click(option);
  expect([down.defaultPrevented, onChoose.mock.calls]).toEqual([true, [[options[2]]]]);
});

test('the status is announced while the list is open, in a live region that was rendered before', () => {
  const { change } = renderLine({ options: [], status: 'None' });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(field());
  expect([status.textContent, isShown(), field().getAttribute('aria-activedescendant')]).toEqual(['None', false, null]);
  change({ options, status: '3 games', busy: true });
  expect([status.textContent, isShown()]).toEqual(['3 games', true]);
});

const pictured = (picture: string) => [{ id: 'one', label: 'one', pictures: [picture] }];
const picture = () => screen.getByRole('option').querySelector('img');

test('a picture that fails keeps its place, and a changed one is tried', () => {
  const { change } = renderLine({ options: pictured('/gone.png') });
  fireEvent.click(field());
  fireEvent.error(picture() as HTMLElement);
  expect([picture(), screen.getByRole('option').childElementCount]).toEqual([null, 2]);
  change({ options: pictured('/other.png') });
  expect(picture()?.getAttribute('src')).toBe('/other.png');
});
