// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { describe, expect, it } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useAreBannersKnown } from './useAreBannersKnown.ts';
import { useBanners } from './useBanners.ts';
import { eventually } from '../testing/eventually.ts';

const own = (id: string) => ({ id, group: 'w_home', image: `/${id}.svg` }) as const;
const banner = (id: string, groupName: 'w_home' | 'w_login') => ({ id, groupName, url: `/${id}.svg`, linkageType: '' });

describe('useBanners', () => {
  it('shows the tenant at once, then the gateway of that group behind the first slide [REQ-207]', async () => {
    const banners = [banner('g1', 'w_home'), banner('g2', 'w_login')];
    const { result, gateway } = renderFeature(() => useBanners('w_home', [own('own1'), own('own2')]), {
      getAnnouncements: { ...examples.getAnnouncements, banners },
    });
    expect(result.current.map(({ id }) => id)).toEqual(['own1', 'own2']);
    await eventually(() => expect(result.current.map(({ id }) => id)).toEqual(['own1', 'g1']));
    expect(gateway.asked).toMatchObject([{ query: { types: 'B,PL,PU,PR,H', platform: 'W' } }]);
  });

  it('leaves as many slides where they are as were seen', async () => {
    const stubs = { getAnnouncements: { ...examples.getAnnouncements, banners: [banner('g1', 'w_home')] } };
    const shown = (seen: number) => renderFeature(() => useBanners('w_home', [own('own1'), own('own2')], seen), stubs);
    const [none, both] = [shown(0), shown(2)].map(({ result }) => result);
    await eventually(() => expect(none?.current.map(({ id }) => id)).toEqual(['g1']));
    await eventually(() => expect(both?.current.map(({ id }) => id)).toEqual(['own1', 'own2', 'g1']));
  });
});

describe('useAreBannersKnown', () => {
  it('waits for the answer of the gateway', async () => {
    const { result } = renderFeature(useAreBannersKnown, {
      getAnnouncements: { ...examples.getAnnouncements, banners: [] },
    });
    expect(result.current).toBe(false);
    await eventually(() => expect(result.current).toBe(true));
  });
});
