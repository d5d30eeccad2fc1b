import { bannerGroups, type BannerGroup } from '@baize/domain/banner-groups';
import type { RouteName } from '@baize/domain/routes';
import { examples } from '@baize/gateway-sdk/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bannerGroupOf } from '../site/routes/bannerGroupOf.ts';
import { hrefOf } from '../site/routes/paths.ts';
import { renderSite } from '../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../testing/siteGateway.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const banners = bannerGroups.map((group) => ({
  id: group,
  groupName: group,
  url: `/media/${group}.avif`,
  linkageType: '',
  title: `News of ${group}`,
}));
const fetch = gatewaySaying({
  getStartUp: startUpWith('login_enable_free_play'),
  getAnnouncements: { ...examples.getAnnouncements, banners, popup: [], player: [] },
});

const pages = Object.entries(bannerGroupOf) as [RouteName, BannerGroup][];

/** The banner groups whose pictures are on the page. */
const groupsShown = () =>
  [...document.querySelectorAll('img')].flatMap(
    (image) => /^\/media\/(w_[a-z]+)\.avif$/.exec(image.getAttribute('src') ?? '')?.[1] ?? [],
  );

it('[REQ-207] every group but the footer’s has its page', () => {
  expect(new Set(Object.values(bannerGroupOf))).toEqual(new Set(bannerGroups.filter((group) => group !== 'w_footer')));
});

it.each(pages)(
  '[REQ-207] the page %s shows the gateway’s banner of %s, and that of no other page',
  async (page, group) => {
    await renderSite(hrefOf(page) ?? '', { fetch });
    // Home is below the popup of help.
    const shown = () => new Set(groupsShown().filter((each) => each !== 'w_home' || page === 'home'));
    await waitFor(() => expect([...shown()]).toEqual([group]));
  },
);
