import { quietAtom, sideMenuAtom } from '@baize/features/preferences';
import { storeMemberAtom, startSessionAtom } from '@baize/features/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderInSite, type RenderOptions } from '../../testing/renderInSite.tsx';
import { SiteFooter } from '../SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader.tsx';
import { AppCodes } from './AppCodes.tsx';
import { FrameExtras } from './FrameExtras.tsx';
import { LotteryPanel } from './LotteryPanel.tsx';
import { QuietSwitch } from './QuietSwitch.tsx';
import { ServiceList } from './ServiceList.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useClockFace } from './useClockFace.ts';
import { VendorPanel } from './VendorPanel.tsx';

const vendors = (gameType: string, ...codes: string[]) => ({
  '/wps/relay/GCSGAME_gameVendor': {
    data: {
      lanes: [
        {
          gameType,
          vendors: codes.map((code) => ({ vassalage: code, isNew: 0, displayName: `Vendor ${code}`, smallIcon: '' })),
        },
      ],
    },
  },
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `V${index + 1}`);
const place = { href: '/rng', label: 'Slots', icon: 'home' } as const;
const panel = { place, onNeedRealAccount: () => undefined };
const addresses = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const render = (part: React.ReactNode, answers: Readonly<Record<string, unknown>>, options: RenderOptions = {}) =>
  renderInSite(part, '/', { fetch: gatewayWith(answers), ...options });

it('[REQ-047] a panel has up to fourteen vendors; of fifteen, thirteen and a way to all of them', async () => {
  const { unmount } = await render(<VendorPanel category="RNG" {...panel} />, vendors('RNG', ...numbered(14)));
  await screen.findByRole('link', { name: 'Vendor V14' });
  const all = addresses(screen.getByRole('list', { name: 'Providers: Slots' }));
  expect(all).toEqual(numbered(14).map((code) => `/rng?vassalage=${code}`));
  unmount();
  await render(<VendorPanel category="RNG" {...panel} />, vendors('RNG', ...numbered(15)));
  await screen.findByRole('link', { name: 'Vendor V13' });
  const some = addresses(screen.getByRole('list', { name: 'Providers: Slots' }));
  expect(some).toEqual([...numbered(13).map((code) => `/rng?vassalage=${code}`), '/rng']);
});

it('a vendor of tables opens its lobby; a trial account is told that it needs a real one (REQ-194)', async () => {
  const needs = vi.fn<() => void>();
  const live = <VendorPanel category="LIVE" place={place} onNeedRealAccount={needs} />;
  const { store } = await render(live, vendors('LIVE', 'HOUSE'));
  const tile = await screen.findByRole('link', { name: 'Vendor HOUSE' });
  expect(tile.getAttribute('href')).toBe('/seamless?vassalage=HOUSE&gameCode=LOBBY&gameType=LIVE');
  const member = { id: '1', account: 'guest', nickname: 'guest', type: 4 };
  act(() => {
    store.set(startSessionAtom, 'token');
    store.set(storeMemberAtom, { token: 'token', member });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Vendor HOUSE' }));
  expect(needs).toHaveBeenCalledOnce();
});

it.each([
  ['FISH', 'Rebate 1%'],
  ['RNG', 'Rebate 1.2%'],
  ['LIVE', 'Rebate 0.8%'],
  ['SPORTS', 'Rebate 1%'],
  ['ESPORTS', 'Rebate 1%'],
  ['PVP', undefined],
] as const)(
  '[REQ-049] the panel of %s says what the merchant claims to pay back, and who says so',
  async (category, rebate) => {
    await render(<VendorPanel category={category} {...panel} />, vendors('RNG'));
    expect(screen.queryByText(/^Rebate/)?.textContent).toBe(rebate);
    expect(screen.queryByText('Our books')?.parentElement?.textContent).toBe(rebate && 'Our books · February 28, 2026');
  },
);

const group = (gameGroupCode: string, code: string) => ({
  gameGroupCode,
  labelName: `${gameGroupCode} draws`,
  gameMenus: [{ code, remark: `Game ${code}` }],
});

it('[REQ-048] the panel of a lottery has its groups but KENO, and the lotteries of other houses beside them', async () => {
  await render(<LotteryPanel category="ELOTT" {...panel} place={{ ...place, href: '/elott', label: 'Odds' }} />, {
    ...vendors('ELOTT', 'ELOTT', 'TCG_SEA'),
    '/lgw/games/game_menus': [group('SSC', 'five'), group('KENO', 'keno'), group('LHC', 'six')],
  });
  await screen.findByRole('link', { name: 'Game five' });
  await screen.findByRole('link', { name: 'Vendor TCG_SEA' });
  const names = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  expect(names).toEqual(['SSC draws', 'LHC draws', 'Other lotteries']);
  expect(addresses(screen.getByRole('list', { name: 'Other lotteries' }))).toEqual(['/seaLottery']);
});

const startUp = {
  '/wps/system/permission': {
    merchant: { code: 'sample', currency: 'CNY' },
    timeZone: 'Asia/Shanghai',
    resources: [
      { resourceType: 'TELEGRAM', name: 'us', url: 'https://t.me/us' },
      { resourceType: 'PHONE', name: 'line', url: '+86 400 000 0188' },
    ],
  },
};

it('[REQ-051] has who helps at a side of the page: what is set up, until it is closed for this visit', async () => {
  const { store } = await render(<SideMenu />, startUp, { startsUp: true });
  // Everything at once, since a late entry would shift the others.
  expect(screen.queryByLabelText('Customer service')).toBeNull();
  const bar = await screen.findByLabelText('Customer service');
  await within(bar).findByText('Telegram');
  expect(addresses(bar)).toEqual([
    'https://help.sample.example/',
    'https://t.me/us',
    '/help?topic=deposit',
    'tel:+864000000188',
  ]);
  const list = within(bar).getByRole('list');
  const turn = (name: string) => fireEvent.click(within(bar).getByLabelText(name));
  expect(list.hidden).toBe(false);
  turn('Hide customer service');
  expect([list.hidden, store.get(sideMenuAtom)]).toEqual([true, 'closed']);
  turn('Show customer service');
  expect(list.hidden).toBe(false);
});

it('[REQ-052] has the guide to USDT among who helps, where the merchant has one', async () => {
  const usdtTutorial = 'https://sample.example/usdt';
  const none = await render(<SideMenu />, startUp, { startsUp: true });
  await within(await screen.findByLabelText('Customer service')).findByText('Telegram');
  expect(screen.queryByText('USDT guide')).toBeNull();
  none.unmount();
  await render(<SideMenu />, startUp, { startsUp: true, tenant: { usdtTutorial } });
  expect((await screen.findByText('USDT guide')).closest('a')?.getAttribute('href')).toBe(usdtTutorial);
});

it('[REQ-053] the footer leads to each help topic, to the hotline and the address that are set up, and says whose site it is', async () => {
  const topics = ['deposit', 'contact'].map((id) => ({ id, title: `About ${id}`, parts: [] }));
  const help = { '/wps/system/helpCenter': { topics, feedback: { minLength: 10, maxLength: 500 } } };
  const path = '/wps/system/permission';
  const without = { [path]: { ...startUp[path], resources: [] } };
  const none = await render(<SiteFooter touched />, { ...without, ...help }, { startsUp: true });
  const footer = within(screen.getByRole('contentinfo'));
  await footer.findByRole('link', { name: 'About contact' });
  expect(addresses(footer.getByRole('list', { name: 'Help topics' }))).toEqual([
    '/help?topic=deposit',
    '/help?topic=contact',
  ]);
  expect(footer.getByRole('link', { name: 'help@sample.example' }).getAttribute('href')).toBe(
    'mailto:help@sample.example',
  );
  expect(footer.getByText(/^© .*Sample/)).toBeTruthy();
  expect(document.querySelector('footer a[href^="tel:"]')).toBeNull();
  none.unmount();
  await render(<SiteFooter touched />, { ...startUp, ...help }, { startsUp: true });
  await waitFor(() => expect(document.querySelector('footer a[href="tel:+864000000188"]')).not.toBeNull());
});

function Face() {
  const write = useClockFace();
  const face = write?.(new Date('2026-03-01T17:04:05Z'));
  return face && <p>{`${face.time} ${face.beside}`}</p>;
}

it.each([
  ['CN', '01:04:05 星期一 GMT+8'],
  ['VI', '01:04:05 Thứ Hai GMT+8'],
  ['EN', '01:04:05 GMT+8'],
  ['AR', '01:04:05 غرينتش+8'],
] as const)(
  '[REQ-046] the clock of %s is in the merchant’s time, which it names; two languages say the weekday',
  async (language, shown) => {
    await render(<Face />, startUp, { startsUp: true, language });
    expect((await screen.findByText(/^01:/)).textContent).toBe(shown);
  },
);

it('is quiet at a press, and remembers that as the document shows it', async () => {
  const { store } = await render(<QuietSwitch />, {});
  const isQuiet = () => [document.documentElement.hasAttribute('data-quiet'), store.get(quietAtom)];
  fireEvent.click(screen.getByRole('button', { name: 'Quiet mode', pressed: false }));
  expect(isQuiet()).toEqual([true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Quiet mode', pressed: true }));
  expect(isQuiet()).toEqual([false, false]);
});

it('opens service, and what time it is there, beneath its button', async () => {
  await render(<ServiceList />, startUp, { startsUp: true });
  await screen.findByRole('timer', { name: 'Site time' });
  const services = screen.getByRole('list', { name: 'Customer service' });
  expect(within(services).getByRole('link', { name: 'Telegram' }).getAttribute('target')).toBe('_blank');
  expect(within(services).getByRole('link', { name: 'Call us' }).hasAttribute('target')).toBe(false);
});

it.each([
  ['a visitor', '1', false, true],
  ['a visitor of a merchant without FREEPLAY3', '0', false, false],
  ['a player', '1', true, false],
] as const)('offers %s free play where the merchant has it', async (_who, enabled, isLoggedIn, isOffered) => {
  const path = '/wps/system/permission';
  const whitelabel = [{ modId: 'FREEPLAY3', enabled }];
  const { store } = await render(<ServiceList />, { [path]: { ...startUp[path], whitelabel } }, { startsUp: true });
  if (isLoggedIn) act(() => store.set(startSessionAtom, 'token'));
  await screen.findByRole('link', { name: 'Telegram' });
  expect(screen.queryByRole('button', { name: 'Free play' }) !== null).toBe(isOffered);
});

const headerWith = (extras: React.ReactNode) => (
  <>
    <SiteHeader />
    {extras}
  </>
);

it.each([
  ['a visitor', '1', true],
  ['a visitor of a merchant without FREEPLAY3', '0', false],
] as const)(
  '[REQ-041] the header of %s holds navigation, languages, customer service, codes for the apps, and free play where the merchant has it',
  async (_who, enabled, isOffered) => {
    const path = '/wps/system/permission';
    const whitelabel = [{ modId: 'FREEPLAY3', enabled }];
    const resources = [{ resourceType: 'ANDROID', name: 'Android', url: 'https://sample.example/apk' }];
    const answers = { [path]: { ...startUp[path], whitelabel, resources } };
    const { rerender } = await render(headerWith(undefined), answers, { startsUp: true });
    rerender(headerWith(<FrameExtras first={new Event('scroll')} />));
    const header = within(screen.getByRole('banner'));
    await header.findByLabelText('Site time');
    expect(header.queryByText('Free play') !== null).toBe(isOffered);
    expect(header.getByLabelText('Main navigation')).toBeTruthy();
    expect(header.getByLabelText('Language')).toBeTruthy();
    // jsdom does not open popovers.
    const service = header.getByLabelText('Customer service', { selector: 'section' });
    fireEvent(service, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(await within(service).findByLabelText('Scan to download: Android')).toBeTruthy();
    expect(within(service).getByText('Live chat').closest('a')?.getAttribute('href')).toBe(
      'https://help.sample.example/',
    );
  },
);

it('[REQ-229] a code for an app comes larger a tenth of a second after it is pressed, and stays until it is closed', async () => {
  const path = '/wps/system/permission';
  const resources = [{ resourceType: 'ANDROID', name: 'Android', url: 'https://sample.example/apk' }];
  await render(<AppCodes />, { [path]: { ...startUp[path], resources } }, { startsUp: true });
  const name = 'Scan to download: Android';
  const small = await screen.findByRole('button', { name });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(small);
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  const dialog = screen.getByRole('dialog', { name });
  expect(within(dialog).getByRole('img', { name }).dataset['size']).toBe('usual');
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBe(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const linksOf = (list: string) => addresses(screen.getByRole('list', { name: list }));

it('the footer says who helps, by which number when there is one, under which licence one plays, and whose site it is', async () => {
  await render(<SiteFooter touched={false} />, startUp, { startsUp: true });
  await screen.findByRole('link', { name: /\+86 400 000 0188/ });
  expect(linksOf('Help')).toEqual(['https://help.sample.example/', 'mailto:help@sample.example', 'tel:+864000000188']);
  expect(linksOf('Responsible play')).toEqual(['https://care.example', 'https://board.example/1']);
  expect(screen.getByText('18+')).toBeTruthy();
  expect(screen.getByText('© Sample. All rights reserved.')).toBeTruthy();
});

it('[REQ-054] the banner group of the footer leads to odds lottery, live casino and sports, with the picture of each', async () => {
  await render(<SiteFooter touched />, {
    '/wps/relay/MCSFE_getListAnnouncements': {
      banners: [{ id: '1', url: '/media/live.svg', linkageType: 'live', groupName: 'w_footer' }],
    },
  });
  const list = await screen.findByRole('list', { name: 'Go to' });
  expect(linksOf('Go to')).toEqual(['/elott', '/live', '/sports']);
  await waitFor(() => expect(list.querySelector('img')?.getAttribute('src')).toContain('/media/live.svg'));
  expect(list.querySelector('img')?.closest('a')?.getAttribute('href')).toBe('/live');
});
