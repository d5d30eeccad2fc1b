import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './FileDrop.tsx';
import { takeFiles } from './takeFiles.ts';

const limits = { types: ['image/png', 'image/jpeg'], maxBytes: 5, maxCount: 2 };
const file = (name: string, bytes = 1, type = 'image/png') =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 });

const told = (held: readonly File[], offered: readonly File[]) => {
  const { files, refusals } = takeFiles(held, offered, limits);
  return [files.map(({ name }) => name), refusals.map((refusal) => `${refusal.file.name}: ${refusal.reason}`)];
};

test('each file is accepted or refused with a reason, in its order, up to the last byte and the last place', () => {
  const offered = [file('a', 5), file('b', 6), file('c', 1, 'image/gif'), file('d', 1, ''), file('e'), file('f')];
  expect(told([], offered)).toEqual([
    ['a', 'e'],
    ['b: size', 'c: type', 'd: type', 'f: count'],
  ]);
});

test('a file held already is refused as double, also when full; another file of the same name is not', () => {
  expect(told([file('a')], [file('a'), file('a', 2), file('a', 2)])).toEqual([
    ['a', 'a'],
    ['a: double', 'a: double'],
  ]);
});

const renderDrop = (files: readonly File[]) => {
  const handleChange = vi.fn();
  render(
    <FileDrop
      {...limits}
      label="Proof"
      name="proof"
      files={files}
      onChange={handleChange}
      prompt="Drop here"
      sayFile={({ size }) => `${size} B`}
      sayRefusal={(refusal) => `${refusal.file.name} refused: ${refusal.reason}`}
      sayRemove={({ name }) => `Remove ${name}`}
    />,
  );
  return { handleChange, control: screen.getByLabelText<HTMLInputElement>('Proof') };
};

test('what is dropped goes the same way as what is chosen, and the browser does not open it', () => {
  const { handleChange, control } = renderDrop([]);
  const zone = control.parentElement as HTMLElement;
  fireEvent.dragOver(control);
  expect(zone.dataset['over']).toBe('true');
  const [good, bad] = [file('a'), file('b', 9)];
  const drop = createEvent.drop(control, { dataTransfer: { files: [good, bad] } });
  fireEvent(control, drop);
  expect([drop.defaultPrevented, zone.dataset['over'], handleChange.mock.calls]).toEqual([true, undefined, [[[good]]]]);
  expect(screen.getByText('b refused: size').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('dragging past changes nothing; when all files are refused only the messages change', () => {
  const { handleChange, control } = renderDrop([]);
  fireEvent.dragOver(control);
  fireEvent.dragLeave(control);
  expect(control.parentElement?.dataset['over']).toBeUndefined();
  fireEvent.change(control, { target: { files: [file('a', 1, 'text/plain')] } });
  expect([handleChange.mock.calls, screen.getByText('a refused: type').textContent]).toEqual([[], 'a refused: type']);
});

test('a file is taken away by its own button, and the focus goes to where others can be added', () => {
  const files = [file('a'), file('b')];
  const { handleChange, control } = renderDrop(files);
  fireEvent.click(screen.getByRole('button', { name: 'Remove a' }));
  expect([handleChange.mock.calls, document.activeElement]).toEqual([[[[files[1]]]], control]);
});
