import { storeMemberAtom, startSessionAtom } from '@baize/features/session';
import type { HeaderPanelsProps, NavigationItem, OpenedPanel } from '@baize/ui-kit/Header';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { LotteryPanel } from './LotteryPanel.tsx';
import { NavigationPanels } from './NavigationPanels.tsx';
import { VendorPanel } from './VendorPanel.tsx';

const VENDORS = '/wps/relay/GCSGAME_gameVendor';
const LOTTERIES = '/lgw/games/game_menus';
const place = { href: '/live', label: 'Live', icon: 'home' } as const;
const panel = { place, onNeedRealAccount: () => undefined };

const vendor = (vassalage: string, also = {}) => ({
  vassalage,
  isNew: 0,
  displayName: `Vendor ${vassalage}`,
  smallIcon: '',
  ...also,
});
const vendorsOf = (gameType: string, ...vendors: object[]) => ({ data: { lanes: [{ gameType, vendors }] } });

it.each([
  ['nothing has come', {}, []],
  ['there is none', { [VENDORS]: vendorsOf('RNG') }, ['Nothing here yet']],
  ['they did not come', { [VENDORS]: new Error('gone') }, ['This could not be loaded.']],
])('of vendors when %s, a panel says so and has the way to the place all the same', async (_when, answers, says) => {
  const { container } = await renderInSite(<VendorPanel category="LIVE" {...panel} />, '/', {
    fetch: gatewayWith(answers),
  });
  await waitFor(() => expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual(says));
  expect(screen.getByRole('link', { name: 'Live: see all' }).getAttribute('href')).toBe('/live');
  expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(says.length === 0 ? 1 : 0);
  expect(container.querySelectorAll('ul')).toHaveLength(says.length === 0 ? 1 : 0);
  expect(screen.queryAllByRole('alert')).toHaveLength(says[0] === 'This could not be loaded.' ? 1 : 0);
});

it.each([
  ['vendors', <VendorPanel key="" category="LIVE" {...panel} />, VENDORS, vendorsOf('LIVE', vendor('A')), 'Vendor A'],
  [
    'lotteries',
    <LotteryPanel key="" category="LOTT" {...panel} />,
    LOTTERIES,
    [{ gameGroupCode: 'SSC', labelName: 'SSC draws', gameMenus: [{ code: 'five', remark: 'Game five' }] }],
    'Game five',
  ],
] as const)('asks for %s again at a press', async (_what, part, path, answer, name) => {
  let answers: Record<string, unknown> = { [path]: new Error('gone') };
  await renderInSite(part, '/', { fetch: (input) => gatewayWith(answers)(input) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(within(screen.getByRole('alert')).getByText('This could not be loaded.')).toBeTruthy();
  answers = { [path]: answer };
  fireEvent.click(again);
  await screen.findByRole('link', { name });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  expect(screen.getAllByRole('list').map((list) => list.hasAttribute('aria-busy'))).toEqual([false]);
});

it('draws a vendor with its picture, and with a word on what is new or closed', async () => {
  const lane = vendorsOf(
    'LIVE',
    vendor('NEW', { isNew: 1, smallIcon: '/media/new.svg' }),
    vendor('SHUT', { maintenance: true }),
    vendor('USUAL'),
  );
  await renderInSite(<VendorPanel category="LIVE" {...panel} />, '/', { fetch: gatewayWith({ [VENDORS]: lane }) });
  await screen.findByText('Vendor USUAL');
  const list = screen.getByRole('list', { name: 'Providers: Live' });
  const [fresh, , usual] = within(list).getAllByRole('listitem');
  expect(fresh?.textContent).toContain('New');
  expect(fresh?.querySelector('img')?.getAttribute('src')).toContain('/media/new.svg');
  expect(usual?.textContent).not.toContain('New');
});

const lotteries = (answers: Record<string, unknown>) =>
  renderInSite(<LotteryPanel category="LOTT" {...panel} place={{ ...place, href: '/lott', label: 'Draws' }} />, '/', {
    fetch: gatewayWith(answers),
  });

it('of lotteries, the panel is awaited, or has nothing, or has those of other houses alone', async () => {
  const awaited = await lotteries({});
  expect(awaited.container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  awaited.unmount();
  const nothing = await lotteries({ [LOTTERIES]: [] });
  await screen.findByText('Nothing here yet');
  expect(nothing.container.querySelector('section')).toBeNull();
  expect(screen.getByRole('link', { name: 'Draws: see all' }).getAttribute('href')).toBe('/lott');
  nothing.unmount();
  await lotteries({ [LOTTERIES]: new Error('gone'), [VENDORS]: vendorsOf('LOTT', vendor('LOTT'), vendor('TCG_SEA')) });
  await screen.findByRole('button', { name: 'Try again' });
  const others = await screen.findByRole('region', { name: 'Other lotteries' });
  expect(within(others).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText('Nothing here yet')).toBeNull();
});

const items: readonly NavigationItem[] = [
  { href: '/', label: 'Home', icon: 'home' },
  { href: '/live', label: 'Live', icon: 'home', panel: true },
  { href: '/elott', label: 'Odds', icon: 'home', panel: true },
  { href: '/down', label: 'Apps', icon: 'home' },
];
const lott: NavigationItem = { href: '/lott', label: 'Draws', icon: 'home', panel: true };
const [home, live, odds] = items as unknown as [NavigationItem, NavigationItem, NavigationItem];

const handleOpen = vi.fn<HeaderPanelsProps['onOpen']>();

/** The header's navigation, with room for the first two entries only. */
function Navigation({ opened }: { readonly opened?: OpenedPanel }) {
  const [navigation, setNavigation] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  return (
    <>
      <nav ref={setNavigation}>
        <ul>
          {items.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div>{navigation && <NavigationPanels {...{ navigation, items, opened }} onOpen={handleOpen} />}</div>
      </nav>
      <button type="button" onClick={() => void navigate('/live?page=2')}>
        Go on
      </button>
    </>
  );
}

// jsdom has no layout: this hides the last two entries.
beforeEach(() => {
  handleOpen.mockClear();
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !['/elott', '/down'].includes(this.getAttribute('href') ?? '');
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const open = (opened?: OpenedPanel, answers = {}) =>
  renderInSite(<Navigation {...(opened && { opened })} />, '/live', { fetch: gatewayWith(answers) });

it('opens the vendors of a category, the groups of a lottery, and nothing for a place that has no more', async () => {
  const closed = await open();
  expect(screen.queryByRole('link', { name: /: see all$/u })).toBeNull();
  closed.unmount();
  const vendors = await open({ place: live }, { [VENDORS]: vendorsOf('LIVE', vendor('A')) });
  await screen.findByRole('list', { name: 'Providers: Live' });
  vendors.unmount();
  const groups = await open({ place: odds }, { [LOTTERIES]: [] });
  await screen.findByText('Nothing here yet');
  expect(screen.getByRole('link', { name: 'Odds: see all' })).toBeTruthy();
  groups.unmount();
  const lottery = await open({ place: lott }, { [LOTTERIES]: [] });
  await screen.findByText('Nothing here yet');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  lottery.unmount();
  await open({ place: home });
  expect(screen.queryByRole('link', { name: /: see all$/u })).toBeNull();
});

it('lists the places that have no room in the row', async () => {
  await open({ place: 'rest' });
  const rest = screen.getByRole('list', { name: 'More pages' });
  const links = within(rest).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/elott', 'Odds'],
    ['/down', 'Apps'],
  ]);
});

it('closes when the page becomes another, and not before', async () => {
  await open({ place: live });
  expect(handleOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(handleOpen.mock.calls).toEqual([[undefined]]));
});

it('handles the keys of the row', async () => {
  await open();
  act(() => screen.getByRole('link', { name: 'Live' }).focus());
  fireEvent.keyDown(screen.getByRole('link', { name: 'Live' }), { key: 'ArrowDown' });
  expect(handleOpen).toHaveBeenCalledWith({ place: live, entered: true });
});

it('tells a trial account over the panel that it needs a real one, until that is read (REQ-194)', async () => {
  const { store } = await open({ place: live }, { [VENDORS]: vendorsOf('LIVE', vendor('HOUSE')) });
  act(() => {
    store.set(startSessionAtom, 'token');
    store.set(storeMemberAtom, {
      token: 'token',
      member: { id: '1', account: 'guest', nickname: 'guest', type: 4 },
    });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Vendor HOUSE' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'You need a real account' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
