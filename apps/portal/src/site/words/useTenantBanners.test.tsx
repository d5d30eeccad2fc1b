import { daylightAtom } from '@baize/features/system';
import type { TenantDocument } from '@baize/tenant/document';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { SiteContext, useSite } from '../SiteContext.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useTenantBanners, type WordedBanner } from './useTenantBanners.ts';

const image = {
  src: '/wide.avif',
  width: 2100,
  height: 900,
  sources: [{ type: 'image/avif', srcset: '/wide-2.avif 2x' }],
};
const banners = {
  w_home: [
    { id: 'first', image, imageNarrow: { ...image, src: '/narrow.avif' }, to: 'login' },
    { id: 'plain', image: { src: '/plain.svg' }, imageNarrow: { src: '/upright.svg' } },
    { id: 'wide', image: { src: '/wide.svg' } },
  ],
  w_rng: ['first', 'second', 'third'].map((id) => ({
    id,
    image: { src: `/${id}.svg` },
    ...(id !== 'third' && { day: { image: { src: `/${id}-day.svg` } } }),
  })),
} as unknown as TenantDocument['banners'];

function WithBanners({ children }: { children: ReactNode }) {
  const site = useSite();
  return <SiteContext value={{ ...site, document: { ...site.document, banners } }}>{children}</SiteContext>;
}

const bannersOf = async (group: 'w_home' | 'w_login' | 'w_rng', daylight?: boolean) => {
  const found = vi.fn<(banners: readonly WordedBanner[]) => void>();
  function Banners() {
    found(useTenantBanners(group));
    return null;
  }
  // The sentences of banners are in a merchant's folder, which the sample merchant lacks.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await renderInSite(
    <WithBanners>
      <Banners />
    </WithBanners>,
  );
  act(() => store.set(daylightAtom, daylight));
  return found.mock.lastCall?.[0] ?? [];
};

it('gives a merchant’s banners their pictures in every size there is, and the page that they lead to', async () => {
  expect(await bannersOf('w_home')).toMatchObject([
    {
      id: 'first',
      image: '/wide.avif',
      imageSet: '/wide-2.avif 2x',
      imageNarrow: '/narrow.avif',
      imageNarrowSet: '/wide-2.avif 2x',
      to: 'login',
      mirrors: true,
    },
    { id: 'plain', image: '/plain.svg', imageNarrow: '/upright.svg', imageSet: undefined, imageNarrowSet: undefined },
    { id: 'wide', image: '/wide.svg', imageNarrow: undefined, imageNarrowSet: undefined },
  ]);
});

it('gives each banner the words that the merchant has for it, and knows no banners of another group', async () => {
  const [first] = await bannersOf('w_home');
  expect([first?.title, first?.line]).toEqual(['banner.w_home.first.title', 'banner.w_home.first.line']);
  expect(await bannersOf('w_login')).toEqual([]);
});

const picturesBy = async (daylight: boolean) => (await bannersOf('w_rng', daylight)).map(({ image }) => image);

it('shows by day the pictures for it, but for the first, which stays what the document had', async () => {
  expect(await picturesBy(true)).toEqual(['/first.svg', '/second-day.svg', '/third.svg']);
  expect(await picturesBy(false)).toEqual(['/first.svg', '/second.svg', '/third.svg']);
});
