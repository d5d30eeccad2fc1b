import { consentAtom } from '@baize/features/preferences';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { gatewayWith } from '../../../testing/gatewayWith.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { FooterLinks } from '../FooterLinks.tsx';
import { FrameExtras } from '../FrameExtras.tsx';

const TAG = 'G-1A2B3C4D';

afterEach(() => {
  document.querySelectorAll('head script').forEach((script) => script.remove());
  Reflect.deleteProperty(window, 'dataLayer');
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')].map(({ src }) => src);
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const counted = () => commands().filter(([name]) => name === 'set');
const bar = () => screen.queryByRole('region', { name: 'Visit statistics' });

const visit = async ({ gtagId = TAG, googleTag = true, path = '/' } = {}) => {
  const merchant = { code: 'sample', currency: 'CNY' };
  return renderInSite([<FrameExtras key="extras" first={new Event('scroll')} />, <FooterLinks key="foot" />], path, {
    startsUp: true,
    tenant: { googleTag },
    fetch: gatewayWith({
      '/wps/system/permission': { merchant, timeZone: 'Asia/Shanghai', analytics: gtagId === '' ? {} : { gtagId } },
    }),
  });
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('[REQ-077] loads a tag once the player agrees, and counts pages by their path alone', async () => {
  await visit({ path: '/rng?search=dragon' });
  await screen.findByText(/May Google Analytics count your visit/);
  expect([scripts(), commands()]).toEqual([[], []]);
  await press('Yes, allow');
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TAG}`]);
  expect(counted()).toEqual([['set', { page_location: `${window.location.origin}/rng` }]]);
  expect(bar()).toBeNull();
});

it('[REQ-077] loads none where it is refused, where nobody has answered, and where there is none', async () => {
  const unanswered = await visit();
  await screen.findByRole('region', { name: 'Visit statistics' });
  unanswered.unmount();
  await visit();
  await press('No, thank you');
  expect([bar(), scripts()]).toEqual([null, []]);
});

it.each([
  ['the gateway names no tag', { gtagId: '' }],
  ['the gateway names a container of tags', { gtagId: 'GTM-ABC123' }],
  ['the merchant does not let Google in', { googleTag: false }],
])('[REQ-077] neither asks nor loads anything where %s, whatever was agreed to', async (_, site) => {
  const { store } = await visit(site);
  await waitFor(() => expect(document.querySelector('[data-side]')).not.toBeNull());
  expect(bar()).toBeNull();
  act(() => store.set(consentAtom, 'granted'));
  await act(() => import('./VisitCounting.tsx'));
  expect([scripts(), screen.queryByRole('button', { name: 'Visit statistics' })]).toEqual([[], null]);
});

it('does not ask over a game', async () => {
  await visit({ path: '/seamless?vassalage=V&gameCode=1' });
  await act(() => import('./VisitCounting.tsx'));
  await screen.findByRole('button', { name: 'Visit statistics' });
  expect(bar()).toBeNull();
});

it('counts no more for who thinks better of it at the end of a page, and forgets what it kept', async () => {
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_1A2B3C4D=GS1; path=/';
  document.cookie = 'language=EN; path=/';
  await visit();
  await press('Yes, allow');
  expect(window[`ga-disable-${TAG}`]).toBe(false);
  await press('Visit statistics');
  expect(window[`ga-disable-${TAG}`]).toBe(true);
  expect(document.cookie).toBe('language=EN');
  await press('Yes, allow');
  expect([window[`ga-disable-${TAG}`], scripts().length]).toEqual([false, 1]);
});
