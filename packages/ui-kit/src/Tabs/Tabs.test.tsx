import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const fetched = vi.fn();

function Content({ name }: { name: string }) {
  useEffect(() => fetched(name), [name]);
  return <input aria-label={name} />;
}

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, content: <Content name={`in ${id}`} /> }));

const renderTabs = (selected: string, direction: 'ltr' | 'rtl' = 'ltr') => {
  const handleSelect = vi.fn();
  const page = (shown: string) => (
    <div style={{ direction }}>
      <Tabs label="Tabs" tabs={tabs} selected={shown} onSelect={handleSelect} />
    </div>
  );
  const { rerender } = render(page(selected));
  return { handleSelect, show: (next: string) => rerender(page(next)) };
};

const tab = (name: string) => screen.getByRole('tab', { name });

test.each([
  ['ArrowRight', 'ltr', 'one', 'two'],
  ['ArrowRight', 'ltr', 'three', 'one'],
  ['ArrowLeft', 'ltr', 'one', 'three'],
  ['ArrowLeft', 'rtl', 'one', 'two'],
  ['ArrowRight', 'rtl', 'one', 'three'],
  ['Home', 'ltr', 'three', 'one'],
  ['End', 'ltr', 'one', 'three'],
] as const)('%s in %s leads from “%s” to “%s”, shows it and takes the focus along', (key, dir, from, to) => {
  const { handleSelect } = renderTabs(from, dir);
  tab(from).focus();
  expect(fireEvent.keyDown(tab(from), { key })).toBe(false);
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith(to);
  expect(document.activeElement).toBe(tab(to));
});

test('any other key does what it does everywhere', () => {
  const { handleSelect } = renderTabs('one');
  expect(fireEvent.keyDown(tab('one'), { key: 'ArrowDown' })).toBe(true);
  expect(handleSelect).not.toHaveBeenCalled();
});

test('one tab is a stop of the keyboard, and names the panel that it shows', () => {
  renderTabs('two');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  const panel = screen.getByRole('tabpanel', { name: 'two' });
  expect([tab('two').getAttribute('aria-controls'), tab('two').ariaSelected]).toEqual([panel.id, 'true']);
});

test('what is not shown neither works nor can be reached, and keeps what was typed', () => {
  const { show } = renderTabs('one');
  expect(fetched.mock.calls).toEqual([['in one']]);
  fireEvent.change(screen.getByRole('textbox', { name: 'in one' }), { target: { value: 'typed' } });
  show('two');
  expect(fetched.mock.calls).toEqual([['in one'], ['in two']]);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  show('one');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'in one' }).value).toBe('typed');
});
