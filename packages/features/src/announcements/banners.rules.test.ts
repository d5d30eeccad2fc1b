import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveBanners } from './banners.rules.ts';

const banners = (...ids: string[]) => ids.map((id) => ({ id }));
const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')).map((ids) => banners(...ids));

describe('effectiveBanners', () => {
  it("shows the tenant's own while the gateway has none [REQ-207]", () => {
    expect(effectiveBanners(banners('a', 'b'), [])).toEqual(banners('a', 'b'));
  });

  it("shows the gateway's when it has any, behind the slide that is already seen [REQ-207]", () => {
    expect(effectiveBanners(banners('a', 'b'), banners('x', 'y'))).toEqual(banners('a', 'x', 'y'));
    expect(effectiveBanners(banners('a', 'b'), banners('x'), 0)).toEqual(banners('x'));
    expect(effectiveBanners(banners('a', 'b', 'c'), banners('x'), 2)).toEqual(banners('a', 'b', 'x'));
  });

  it('never changes the picture under the eyes, nor shows one twice [REQ-207]', () => {
    fc.assert(
      fc.property(some, some, fc.nat(3), (tenant, gateway, seen) => {
        const shown = effectiveBanners(tenant, gateway, seen);
        const kept = Math.min(seen, tenant.length);
        expect(shown.slice(0, kept)).toEqual(tenant.slice(0, kept));
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      }),
    );
  });
});
