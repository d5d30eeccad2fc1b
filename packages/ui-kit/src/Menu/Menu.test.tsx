import { moreIcons } from '../Icon/index.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu, type MenuProps } from './Menu.tsx';

const handleHide = vi.fn();
const handleLogOut = vi.fn();

// jsdom has no popovers: the test fires their toggle events and records calls of `hidePopover`.
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(HTMLElement.prototype, { hidePopover: handleHide });
});

const renderMenu = () => {
  const items: MenuProps['items'] = [
    { id: 'member', label: 'My account', href: '#member' },
    { id: 'help', label: 'Help centre', icon: moreIcons.headset, href: '#help' },
    { id: 'logOut', label: 'Log out', onSelect: handleLogOut },
  ];
  render(<Menu label="moonlit_river, account" icon="user" text="moonlit_river" items={items} />);
  panel().style.display = 'block';
};

const panel = () => screen.getByRole('menu', { hidden: true }).parentElement as HTMLElement;
const trigger = () => screen.getByRole('button');
const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true });
const turn = (newState: 'open' | 'closed') => fireEvent(panel(), Object.assign(new Event('toggle'), { newState }));

test('opened, it says so and the keyboard is on its first entry; closed, it leaves the keyboard alone', () => {
  renderMenu();
  expect([trigger().getAttribute('aria-expanded'), trigger().getAttribute('aria-haspopup')]).toEqual(['false', 'menu']);
  turn('open');
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(item('My account'));
  trigger().focus();
  turn('closed');
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger());
});

test.each([
  ['ArrowDown', 'My account', 'Help centre'],
  ['ArrowDown', 'Log out', 'My account'],
  ['ArrowUp', 'Log out', 'Help centre'],
  ['ArrowUp', 'My account', 'Log out'],
  ['Home', 'Log out', 'My account'],
  ['End', 'My account', 'Log out'],
])('%s leads from “%s” to “%s”, and the page does not scroll', (key, from, to) => {
  renderMenu();
  item(from).focus();
  expect(fireEvent.keyDown(item(from), { key })).toBe(false);
  expect(document.activeElement).toBe(item(to));
  expect(handleHide).not.toHaveBeenCalled();
});

test('any other key does what it does everywhere; Tab leaves the menu and closes it', () => {
  renderMenu();
  item('Help centre').focus();
  expect(fireEvent.keyDown(item('Help centre'), { key: 'Enter' })).toBe(true);
  expect(handleHide).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(item('Help centre'), { key: 'Tab' })).toBe(true);
  expect(handleHide).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(item('Help centre'));
});

test('only the arrow keys reach its entries, and what is chosen closes it before it acts', () => {
  renderMenu();
  expect(screen.getAllByRole('menuitem', { hidden: true }).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  fireEvent.click(item('Help centre'));
  expect(handleHide).toHaveBeenCalledTimes(1);
  fireEvent.click(item('Log out'));
  expect(handleHide).toHaveBeenCalledTimes(2);
  expect(handleLogOut).toHaveBeenCalledTimes(1);
  expect(handleHide.mock.invocationCallOrder[1]).toBeLessThan(handleLogOut.mock.invocationCallOrder[0] ?? 0);
});

test('an entry has its picture before its words, where it has one', () => {
  renderMenu();
  const pictures = ['My account', 'Help centre', 'Log out'].map((name) => item(name).querySelectorAll('svg').length);
  expect(pictures).toEqual([0, 1, 0]);
  expect(item('Help centre').firstChild?.nodeName).toBe('svg');
});

test('an entry that leads somewhere is a link, which has an address to open elsewhere', () => {
  renderMenu();
  const addresses = ['My account', 'Help centre', 'Log out'].map((name) => item(name).getAttribute('href'));
  expect(addresses).toEqual(['#member', '#help', null]);
});
