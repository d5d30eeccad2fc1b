// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFeature, succeeds } from '../app/renderFeature.tsx';
import { useBanners } from './useBanners.ts';

afterEach(cleanup);

const banner = (id: string, group: 'w_home' | 'w_login') => ({ id, group, image: `/${id}.svg` });

describe('useBanners', () => {
  it('shows the tenant at once, then the gateway of that group behind the first slide [REQ-207]', async () => {
    const tenant = [banner('own1', 'w_home'), banner('own2', 'w_home')];
    const list = () => succeeds({ banners: [banner('g1', 'w_home'), banner('g2', 'w_login')] });
    const { result } = renderFeature(() => useBanners('w_home', tenant), { announcements: { list } });
    expect(result.current.map(({ id }) => id)).toEqual(['own1', 'own2']);
    await waitFor(() => expect(result.current.map(({ id }) => id)).toEqual(['own1', 'g1']));
  });
});
