import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Route } from '../routes/route.types.ts';
import { routes } from '../routes/routes.ts';
import { gatewayWith } from '../../testing/gatewayWith.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { VisitorCorner } from './VisitorCorner.tsx';

// The real route table, in which each test replaces the registration by the page of a later release.
const table = routes as readonly Route[] as Route[];
const ours = [...table];
const registration: Route = {
  name: 'register',
  paths: ['/register'],
  label: { id: 'header.register', message: 'Register' },
  access: 'anyone',
  presentation: 'page',
  layout: 'bare',
};

beforeEach(() => void table.splice(0, Infinity, ...ours.filter(({ name }) => name !== 'register'), registration));
afterEach(() => void table.splice(0, Infinity, ...ours));

/** Renders the corner for a merchant with or without DIRECTREG3. Returns a reader of its link targets. */
const render = async (directRegistration: boolean) => {
  const whitelabel = [{ modId: 'DIRECTREG3', enabled: directRegistration ? '1' : '0' }];
  const startUp = { merchant: { code: 'sample', currency: 'CNY' }, whitelabel };
  await renderInSite(<VisitorCorner />, '/', {
    startsUp: true,
    fetch: gatewayWith({ '/wps/system/permission': startUp }),
  });
  return () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('offers help, log in and registration where visitors may register themselves [REQ-045] [REQ-070]', async () => {
  const links = await render(true);
  await vi.waitFor(() => expect(links()).toEqual(['/help', '/login', '/reigster']));
});

it('offers no registration without DIRECTREG3 [REQ-070]', async () => {
  const links = await render(false);
  expect(links()).toEqual(['/help', '/login']);
});

it('offers no registration that this release has no page for (D44)', async () => {
  table.splice(0, Infinity, ...ours.filter(({ name }) => name !== 'register'));
  const links = await render(true);
  await screen.findByRole('link', { name: 'Log in' });
  expect(links()).toEqual(['/help', '/login']);
});
