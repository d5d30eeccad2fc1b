import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { AppCodes } from './AppCodes.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { FrameExtras } from './FrameExtras.tsx';
import { ServiceList } from './ServiceList.tsx';
import { SideMenu } from './SideMenu.tsx';

const startUp = (...resources: object[]) => ({
  startsUp: true,
  fetch: gatewayWith({
    '/wps/system/permission': { merchant: { code: 'sample', currency: 'CNY' }, timeZone: 'Asia/Shanghai', resources },
  }),
});
const android = { resourceType: 'ANDROID', name: 'Android', url: 'https://apps.example/a' };
const telegram = { resourceType: 'TELEGRAM', name: 'us', url: 'https://t.me/us' };

/** Adds the frame's header, with the room that it reserves. */
const addHeader = (): HTMLElement => {
  const header = document.createElement('header');
  header.innerHTML = '<div data-extras></div>';
  document.body.append(header);
  return header;
};
afterEach(() => {
  for (const header of document.querySelectorAll('body > header')) header.remove();
});

const extras = <FrameExtras first={new Event('scroll')} />;

it('brings quiet mode, service and the clock into the room that the header holds for them', async () => {
  const header = within(addHeader());
  await renderInSite(extras, '/', startUp());
  expect(header.getByRole('button', { name: 'Quiet mode' })).toBeTruthy();
  expect(header.getByRole('button', { name: 'Customer service' })).toBeTruthy();
  expect(await header.findByRole('timer', { name: 'Site time' })).toBeTruthy();
});

const side = () => document.querySelector('[data-side="end"]');

it('has help at the side of a page, but not beside a game', async () => {
  const { unmount } = await renderInSite(extras, '/', startUp());
  await waitFor(() => expect(side()).not.toBeNull());
  unmount();
  addHeader();
  await renderInSite(extras, '/seamless?vassalage=V&gameCode=1', startUp());
  await screen.findByRole('timer');
  expect(side()).toBeNull();
});

it('has the entries of the side bars in the service list and in the footer too (D53)', async () => {
  await renderInSite([<ServiceList key="list" />, <FooterLinks key="footer" />], '/', startUp(telegram));
  const [service, footer] = (await screen.findAllByRole('list', { name: 'Customer service' })).map((list) =>
    within(list),
  );
  await service?.findByRole('link', { name: 'Telegram' });
  expect(footer?.getByRole('link', { name: 'Telegram' })).toBeTruthy();
  expect(footer?.getByRole('link', { name: 'Promotions' })).toBeTruthy();
  const offers = within(screen.getByRole('list', { name: 'Promotions' }));
  expect(offers.getByRole('link', { name: 'Promotions' })).toBeTruthy();
});

it('searches by a slash that was pressed first, on a page without a header too', async () => {
  const slash = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
  document.body.dispatchEvent(slash);
  await renderInSite(<FrameExtras first={slash} />);
  expect(await screen.findByRole('dialog', { name: 'Search games' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Quiet mode' })).toBeNull();
});

it('has a code for each app, with its name as a link, and no list where there is none', async () => {
  await renderInSite(<AppCodes />, '/', startUp(android, telegram));
  const list = await screen.findByRole('list', { name: 'Scan to download' });
  expect(within(list).getByRole('img', { name: 'Scan to download: Android' })).toBeTruthy();
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Android', 'https://apps.example/a']]);
});

/** Renders the bars of a merchant with these resources. Returns the help links, and whether the app is offered. */
const sideOf = async (...resources: object[]) => {
  const view = await renderInSite(<SideMenu />, '/', startUp(...resources));
  const bar = await screen.findByLabelText('Customer service');
  await within(bar).findByText('Telegram');
  const links = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const offersApp = within(bar).queryByText('Get the app') !== null;
  view.unmount();
  return { links, offersApp };
};

it('[REQ-051] leads to the app of a merchant that has one from the side of the page, beside who helps', async () => {
  const links = ['https://help.sample.example/', 'https://t.me/us', '/help?topic=deposit'];
  expect(await sideOf(telegram)).toEqual({ links, offersApp: false });
  expect(await sideOf(telegram, android)).toEqual({ links, offersApp: true });
});

it('opens what the header has beneath its button', async () => {
  const header = within(addHeader());
  await renderInSite(extras, '/', startUp(android, telegram));
  const panel = document.querySelector('header [popover]');
  fireEvent(panel as Element, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(await header.findByText('Telegram')).toBeTruthy();
  expect(await header.findByText('Android')).toBeTruthy();
});

it('has what there is to be had at the other side: the reward center, promotions, then the point mall [REQ-050]', async () => {
  await renderInSite(<SideMenu />);
  const links = within(screen.getByLabelText('Promotions')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rewardCenter', '/promotions', '/pointMall']);
});

const chat = (url: string) => ({ resourceType: 'LIVECHAT', name: 'Chat', url });

it('tells of addresses that the gateway names outside the merchant’s origins, and of none else', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const tenant = { origins: { frames: [], images: [], chat: ['https://chat.example'] } };
  const within = await renderInSite(extras, '/', { ...startUp(chat('https://chat.example/1')), tenant });
  await waitFor(() => expect(side()).not.toBeNull());
  within.unmount();
  expect(told).not.toHaveBeenCalled();
  await renderInSite(extras, '/', { ...startUp(chat('https://evil.example/1')), tenant });
  await waitFor(() => expect(told.mock.calls.join()).toContain('https://evil.example/1'));
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
