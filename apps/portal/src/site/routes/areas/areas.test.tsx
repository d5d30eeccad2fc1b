import type { RouteName } from '@baize/domain/routes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/renderSite.tsx';
import { hrefOf } from '../paths.ts';

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
