import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { gatewayStub, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../app/createQueryClient.ts';
import { ThrownGatewayError } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { settled } from '../testing/eventually.ts';
import { gameListQuery, hotGamesQuery, recentGamesQuery, vendorsQuery } from './catalogue.queries.ts';
import { badgeOf, gameListRequest, homeVendors, maintenanceOf, menuVendors, smallIcons } from './catalogue.rules.ts';
import { menuPictures, slotStripPictures, vendorPictures } from './vendorPictures.rules.ts';
import { pageWire, vendorsWire } from './testing/catalogueWires.ts';

/** A scope whose gateway has no vendors and no games unless `stubs` adds some. */
const scopeWith = (change: Partial<Scope> = {}, stubs: Stubs = {}) => {
  const gateway = gatewayStub({
    getGameVendors: vendorsWire(),
    getGameList: pageWire(),
    getHotGames: { list: [] },
    ...stubs,
  });
  const scope: Scope = { gateway, merchant: 'M', language: 'EN', ready: true, ...change };
  return { asked: gateway.asked, scope };
};

describe('the maintenance notice of a card', () => {
  const until = '2026-03-01T10:30:00Z';

  it('has the end of maintenance, or is undefined [REQ-182]', () => {
    expect(maintenanceOf({ status: 'maintenance', maintenanceUntil: until })).toEqual({ until });
    expect(maintenanceOf({ status: 'maintenance' })).toEqual({ until: undefined });
    expect(maintenanceOf({ status: 'open', maintenanceUntil: until })).toBeUndefined();
  });

  it.each([
    ['maintenance', true, 'maintenance'],
    ['maintenance', false, 'maintenance'],
    ['open', true, 'new'],
    ['open', false, undefined],
  ] as const)('is, of a vendor that is %s and new or not (%s): %s [REQ-173]', (status, isNew, badge) => {
    expect(badgeOf({ status, isNew })).toBe(badge);
  });
});

describe('gameListRequest', () => {
  it('asks for pages of fifteen, from the first [REQ-179] [REQ-184]', () => {
    expect(gameListRequest({ category: 'RNG' })).toStrictEqual({ gameType: 'RNG', pageNo: 1, pageSize: 15 });
    expect(gameListRequest({ category: 'RNG', page: 3 })).toMatchObject({ pageNo: 3 });
  });

  it('trims the search, and leaves out an empty one', () => {
    expect(gameListRequest({ category: 'RNG', search: '  dragon gate ' })).toMatchObject({ gameName: 'dragon gate' });
    expect(gameListRequest({ category: 'RNG', search: '   ' })).not.toHaveProperty('gameName');
  });

  it('narrows by vendor, sub-category, one unit and above, 25 lines and above [REQ-184]', () => {
    const filter = { category: 'RNG', vendor: 'PG', subCategory: 'JP', oneUnitBet: true, manyLines: true } as const;
    expect(gameListRequest(filter)).toMatchObject({ vassalage: 'PG', gameClassify: 'JP', minBet: 1, minLineNum: 25 });
    expect(gameListRequest({ category: 'RNG', oneUnitBet: false, manyLines: false })).toEqual({
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 15,
    });
  });
});

describe('the pictures of a vendor', () => {
  const vendor = { vassalage: 'PG', icon: '/small/pg.png' };

  it('are its own on each CDN, then its usual ones, each once [REQ-076] [REQ-183]', () => {
    expect(vendorPictures(vendor, ['https://a.example', 'https://b.example'])).toEqual([
      'https://a.example/small/pg.png',
      'https://b.example/small/pg.png',
      'https://a.example/VENDOR_ICON_SMALL/PG-DEFAULT.png',
      'https://b.example/VENDOR_ICON_SMALL/PG-DEFAULT.png',
    ]);
    expect(vendorPictures({ ...vendor, icon: '' }, ['https://a.example'])).toHaveLength(1);
  });

  it('are its own alone where there is no CDN, and none where it has none', () => {
    expect(vendorPictures(vendor, [])).toEqual(['/small/pg.png']);
    expect(vendorPictures({ ...vendor, icon: '' }, [])).toEqual([]);
  });
});

describe('the pictures of a vendor by place', () => {
  const media = '/media/1/VENDOR_ICON_SMALL';
  const vendorOf = (vassalage: string, own: Partial<Vendor> = {}): Vendor =>
    ({ vassalage, icon: `${media}/${vassalage}-DEFAULT.png`, status: 'open', ...own }) as Vendor;
  const look = { scheme: 'dark', chosen: false } as const;

  it('in a drop menu are those of the submenu, then the small icon [REQ-183]', () => {
    expect(menuPictures('LIVE', vendorOf('EV'), [])).toEqual([
      '/media/1/SUBMENU_IMG/STYLE4/LIVE-EV.png',
      `${media}/EV-DEFAULT.png`,
    ]);
    expect(menuPictures('LIVE', vendorOf('EV'), ['https://a.example'])[0]).toBe(
      'https://a.example/SUBMENU_IMG/STYLE4/LIVE-EV.png',
    );
    expect(menuPictures('LIVE', vendorOf('EV', { icon: '/own.png' }), [])).toEqual(['/own.png']);
  });

  it.each([
    ['dark', false, 'open', 'WHITE'],
    ['light', false, 'open', 'COLOR2'],
    ['dark', true, 'open', 'PURPLE'],
    ['light', true, 'maintenance', 'GRAY'],
  ] as const)('in the slot strip, %s, chosen %s, %s, have the tone %s (D52)', (scheme, chosen, status, tone) => {
    const [first] = slotStripPictures(vendorOf('PG', { status }), { scheme, chosen }, []);
    expect(first).toBe(`/media/1/RNG_LIST_VENDOR/PG-${tone}.png`);
  });

  it.each([
    ['SB', 'SABA'],
    ['LOTT', 'ELOTT'],
    ['PG', 'PG'],
  ])('in the slot strip, of %s are filed under %s [REQ-183]', (vassalage, filed) => {
    expect(slotStripPictures(vendorOf(vassalage), look, [])[0]).toBe(`/media/1/RNG_LIST_VENDOR/${filed}-WHITE.png`);
  });

  it('as a small icon are the active one first where it is chosen [REQ-183]', () => {
    expect(smallIcons(vendorOf('PG'), true, [])).toEqual([`${media}/PG-ACTIVE.png`, `${media}/PG-DEFAULT.png`]);
    expect(smallIcons(vendorOf('PG'), false, [])).toEqual([`${media}/PG-DEFAULT.png`]);
    const cdns = ['https://a.example', 'https://b.example'];
    expect(smallIcons(vendorOf('PG'), true, cdns)).toEqual([
      ...cdns.map((cdn) => `${cdn}${media}/PG-ACTIVE.png`),
      ...cdns.map((cdn) => `${cdn}${media}/PG-DEFAULT.png`),
    ]);
  });
});

describe('homeVendors', () => {
  it('are at most eight [REQ-175]', () => {
    expect(homeVendors([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(homeVendors([1, 2])).toEqual([1, 2]);
  });
});

describe('menuVendors', () => {
  const vendors = Array.from({ length: 16 }, (_, index) => index);

  it('are all up to fourteen; of more, thirteen and a way to the rest', () => {
    expect(menuVendors([])).toEqual({ vendors: [], hasMore: false });
    expect(menuVendors(vendors.slice(0, 14))).toEqual({ vendors: vendors.slice(0, 14), hasMore: false });
    expect(menuVendors(vendors.slice(0, 15))).toEqual({ vendors: vendors.slice(0, 13), hasMore: true });
    expect(menuVendors(vendors)).toEqual({ vendors: vendors.slice(0, 13), hasMore: true });
  });
});

describe('the queries', () => {
  it('ask for hot games again when the language changes, and for vendors once [REQ-185]', async () => {
    const queryClient = createQueryClient();
    const [english, chinese] = [scopeWith(), scopeWith({ language: 'CN' })];
    for (const { scope } of [english, english, chinese]) {
      await queryClient.fetchQuery(hotGamesQuery(scope));
      await queryClient.fetchQuery(vendorsQuery(scope));
    }
    expect([english.asked.length, chinese.asked.length]).toEqual([2, 2]);
  });

  it('group vendors by category, esports split out of sports [REQ-170] [REQ-171]', () => {
    const vendors = [
      { vassalage: 'PG', gameType: 'RNG' },
      { vassalage: 'AV', gameType: 'SPORTS' },
    ];
    const groups = vendorsQuery(scopeWith().scope).select?.(vendors as never);
    expect(groups?.map(({ category }) => category)).toEqual(['ESPORTS', 'RNG']);
  });

  it('ask for recent games only of members, and for nothing in the first render [REQ-186]', () => {
    expect(recentGamesQuery(scopeWith().scope).enabled).toBe(false);
    expect(recentGamesQuery(scopeWith({ token: 't1' }).scope).enabled).toBe(true);
    expect(gameListQuery(scopeWith({ ready: false }).scope, { category: 'RNG' }).enabled).toBe(false);
  });

  it('send the filter [REQ-184]', async () => {
    const { scope, asked } = scopeWith();
    await createQueryClient().fetchQuery(gameListQuery(scope, { category: 'FISH', search: ' a ' }));
    expect(asked).toMatchObject([{ query: { gameType: 'FISH', gameName: 'a', pageNo: '1', pageSize: '15' } }]);
  });

  it("fail with the gateway's own error", async () => {
    const { scope } = scopeWith({}, { getHotGames: unreachable });
    const failure = createQueryClient()
      .fetchQuery(hotGamesQuery(scope))
      .catch((error: unknown) => error);
    await settled();
    expect(await failure).toEqual(new ThrownGatewayError({ kind: 'network' }));
  });
});
