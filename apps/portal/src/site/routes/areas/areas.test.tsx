import type { RouteName } from '@baize/domain/routes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';
import { hrefOf, routeAt } from '../paths.ts';
import { routes } from '../routes.ts';

it.each<RouteName>(['favorite', 'member'])(
  'sends a visitor who opens %s to log in, with the way back [REQ-031]',
  async (name) => {
    const address = hrefOf(name) ?? '';
    await renderSite(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('return')).toBe(address);
  },
);

it('sends a visitor who opens the home of agents to their own log-in', async () => {
  await renderSite('/agentHome');
  expect(await screen.findByRole('heading', { level: 1, name: 'Agent log in' })).toBeTruthy();
  expect(window.location.pathname).toBe('/agent');
});

/** Header and footer of the shell: those of a page are within its `main`. */
const headerAndFooter = () => document.querySelectorAll('header:not(main *), footer:not(main *)');

it.each([
  ['/login', 'Log in'],
  ['/register', 'Register'],
  ['/forget', 'Reset password'],
])('shows the form of %s alone, without header and footer [REQ-013]', async (path, title) => {
  await renderSite(path, { fetch: gatewaySaying({}) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(headerAndFooter()).toHaveLength(0);
});

it('opens registration at the path of the button in the header, too [REQ-014]', () => {
  expect(routeAt('/reigster')?.route).toBe(routeAt('/register')?.route);
  expect(routeAt('/register')?.route.name).toBe('register');
});

it('shows the help content alone at /helpmc [REQ-018]', async () => {
  await renderSite('/helpmc', { fetch: gatewaySaying({}) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
  expect(headerAndFooter()).toHaveLength(0);
});

it.each([
  ['/promotions', 'Promotions'],
  ['/pointMall', 'Points store'],
  ['/favorite', 'Favourites'],
  ['/helpmc', 'Help'],
  ['/down', 'Get the app'],
])('has a page of its own at %s [REQ-002]', async (path, title) => {
  await renderSite(path, { token: 't1', fetch: gatewaySaying({}) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  if (path === '/promotions') expect(headerAndFooter()).toHaveLength(2);
});

it('has routes for anyone, and routes that ask to log in', () => {
  const open = routes.filter(({ access }) => access === 'anyone').map(({ name }) => name);
  expect(open).toEqual(
    expect.arrayContaining(['home', 'rng', 'live', 'promotions', 'pointMall', 'down', 'help', 'login', 'register']),
  );
  const closed = routes.filter(({ access }) => access !== 'anyone').map(({ name }) => name);
  expect(closed).toEqual(expect.arrayContaining(['favorite', 'member', 'lottery', 'agentHome']));
});
