import { noFlags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { VisitorCorner } from './VisitorCorner.tsx';

// This release may lack the page of registration, and the flag is the merchant's: both are set here, to see each alone.
const site = vi.hoisted(() => ({ directRegistration: true, pages: [] as RouteName[] }));

vi.mock(import('@baize/features/system'), async (original) => ({
  ...(await original()),
  useFlags: () => ({ ...noFlags, directRegistration: site.directRegistration }),
}));
vi.mock('../routes/paths.ts', async (original) => ({
  ...(await original<object>()),
  hrefOf: (name: RouteName) => (site.pages.includes(name) ? `/${name}` : undefined),
}));

beforeEach(() => Object.assign(site, { directRegistration: true, pages: ['login', 'register'] }));

const links = async (): Promise<(string | null)[]> => {
  await renderInSite(<VisitorCorner />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('offers to log in and to register where visitors may register themselves', async () => {
  expect(await links()).toEqual(['/login', '/register']);
});

it('offers no registration without DIRECTREG3', async () => {
  site.directRegistration = false;
  expect(await links()).toEqual(['/login']);
});

it('offers no registration that this release has no page for (D44)', async () => {
  site.pages = ['login'];
  expect(await links()).toEqual(['/login']);
});
