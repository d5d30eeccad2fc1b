import type { Member } from '@baize/gateway-sdk/member';
import { startSessionAtom, storeMemberAtom } from '@baize/features/session';
import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { isPage } from '../../testing/isPage.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { gatewaySaying, startUpWith } from '../../testing/siteGateway.ts';
import { AccountCorner, MemberBar } from '../AccountCorner.tsx';
import { SiteFooter } from '../SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader.tsx';
import { WalletPanel } from '../WalletPanel.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SiteDrawer } from './SiteDrawer.tsx';

const AGENT = 42;

/** The addresses within the site that a part links to, for an agent of a merchant with every flag of menus. */
const linksOf = async (part: ReactNode, least: number): Promise<readonly string[]> => {
  const getStartUp = startUpWith('TRANSREC3', 'FREEPLAY3');
  const fetch = gatewaySaying({ getStartUp });
  const { container, store } = await renderInSite(part, '/', { startsUp: true, fetch });
  act(() => {
    store.set(startSessionAtom, 't1');
    store.set(storeMemberAtom, { token: 't1', member: { id: '1', account: 'me', type: AGENT } as Member });
  });
  const links = () =>
    [...container.querySelectorAll('a')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      return href.startsWith('/') ? [href] : [];
    });
  await waitFor(() => expect(links().length).toBeGreaterThanOrEqual(least));
  return links();
};

const favourites = { href: '/favorite', label: 'Favourites', icon: 'heart', current: false } as const;

/** Each part by its name, with the fewest links that it has. */
const parts: Readonly<Record<string, readonly [() => ReactNode, least: number]>> = {
  'the account menu': [() => <AccountCorner />, 10],
  'the panel of the balance': [() => <WalletPanel />, 5],
  'the bars beside the content': [() => <SideMenu />, 4],
  'the drawer': [() => <SiteDrawer open label="Menu" items={[]} onClose={() => undefined} />, 4],
  'the header': [() => <SiteHeader />, 4],
  'the bar of a phone': [() => <MemberBar label="Main" items={[favourites]} />, 1],
  'the footer': [() => <SiteFooter touched />, 4],
  'the links of the footer': [() => <FooterLinks />, 6],
};

it.each(Object.entries(parts))(
  '%s leads to pages that are there, and nowhere else [REQ-043, REQ-044, REQ-050]',
  async (_name, [render, least]) => {
    const links = await linksOf(render(), least);
    expect(links.filter((link) => !isPage(link))).toEqual([]);
  },
);

it('an address without a page, also within the member centre, is known as one', () => {
  expect(['/nowhere', '/member/nowhere', '/member/securityCenter', '/MEMBER/limits'].map(isPage)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
