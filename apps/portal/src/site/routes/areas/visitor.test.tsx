import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrive, follow } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../../../testing/siteGateway.ts';
import type { Route } from '../route.types.ts';
import { routes } from '../routes.ts';

const table: readonly Route[] = routes.filter(({ name }) => !name.startsWith('sample'));
const open = table.filter(({ access }) => access === 'anyone');
const closed = table.filter(({ access }) => access !== 'anyone');
const addressOf = ({ paths: [path] }: Route): string => path;
const fetch = gatewaySaying({ getStartUp: startUpWith('FREEPLAY3', 'USERNAMEREG3') });

it('a visitor views these pages, and plays for free [REQ-008]', async () => {
  expect(open.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'home',
      'rng',
      'sports',
      'esports',
      'live',
      'fish',
      'pvp',
      'lott',
      'elott',
      'promotions',
      'pointMall',
      'down',
      'help',
      'login',
      'register',
    ]),
  );
  await renderSite('/login', { fetch });
  expect(await screen.findByRole('button', { name: 'Explore with a trial account' })).toBeTruthy();
});

it.each(closed.map((route) => [route.name, addressOf(route)]))(
  'a visitor who opens %s is led to log in [REQ-008]',
  async (name, address) => {
    await renderSite(address, { fetch });
    await waitFor(() => expect(window.location.pathname).toBe(name === 'agentHome' ? '/agent' : '/login'));
  },
);

it('an address names its page by its path, not by its hash [REQ-037]', async () => {
  await renderSite('/#/promotions', { fetch });
  await follow('Promotions');
  await arrive('/promotions');
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => href.includes('#/'))).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeTruthy();
});

it('home leads to log-in and registration, over it [REQ-036]', async () => {
  await renderSite('/', { fetch });
  const [logIn] = await screen.findAllByRole('link', { name: 'Log in' });
  fireEvent.click(logIn ?? document.body);
  const popup = await screen.findByRole('dialog', { name: 'Log in' });
  await arrive('/login');
  fireEvent.click(await within(popup).findByRole('link', { name: 'Register' }));
  expect(await screen.findByRole('dialog', { name: 'Register' })).toBeTruthy();
  await arrive('/register');
});

it.each([
  ['/login', 'Log in'],
  ['/register', 'Register'],
])('%s is a page of its own where it is opened by its address [REQ-036]', async (path, title) => {
  await renderSite(path, { fetch });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
