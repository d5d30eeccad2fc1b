import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGame, readGamePage, readGames, readVendor, readVendors } from './readGames.ts';

const game = { nodeId: 'n1', vassalage: 'PG', gameType: 'RNG', gameCode: 'c1', nodeName: 'Node', iconUrl: '/i.png' };
const vendor = { vassalage: 'PG', isNew: 1, gameType: 'RNG', displayName: 'Pocket', smallIcon: '/pg.png' };

describe('a game', () => {
  it('has one name and one picture, whichever fields they came in [REQ-180]', () => {
    expect(readGame(game)).toEqual({
      id: 'n1',
      vendor: 'PG',
      category: 'RNG',
      name: 'Node',
      cover: '/i.png',
      code: 'c1',
      opensList: false,
      trial: false,
      status: 'open',
      maintenanceUntil: undefined,
    });
    expect(readGame({ ...game, gameName: 'Game', showIcon: '/s.png' })).toMatchObject({
      name: 'Game',
      cover: '/s.png',
    });
    expect(readGame({ ...game, gameName: '', showIcon: '' })).toMatchObject({ name: 'Node', cover: '/i.png' });
    expect(readGame({ ...game, nodeId: 7 })).toMatchObject({ id: '7' });
  });

  it('opens a list when isGame says VASSALAGE, and only then [REQ-180, REQ-192]', () => {
    expect(['VASSALAGE', 'GAME', undefined].map((isGame) => readGame({ ...game, isGame })?.opensList)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('tells of maintenance and of its demo mode', () => {
    const until = '2026-03-01T13:00:00Z';
    expect(readGame({ ...game, status: 'maintenance', maintenanceUntil: until, trial: true })).toMatchObject({
      status: 'maintenance',
      maintenanceUntil: until,
      trial: true,
    });
  });

  it('is none without a vendor, a code or a known category [REQ-180]', () => {
    expect(
      [{ ...game, vassalage: '' }, { ...game, gameCode: undefined }, { ...game, gameType: 'SLOT' }, null].map(readGame),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('lists', () => {
  it('of vendors follow the lanes [REQ-169, REQ-186]', () => {
    const lanes = [
      { gameType: 'LIVE', vendors: [{ vassalage: 'EVO', isNew: 1, smallIcon: '/pg.png' }, 'broken'] },
      { gameType: 'RNG', vendors: [vendor, { ...vendor, gameType: 'SLOT' }] },
      null,
    ];
    expect(readVendors({ data: { lanes } })).toEqual([
      {
        vassalage: 'EVO',
        gameType: 'LIVE',
        name: 'EVO',
        icon: '/pg.png',
        isNew: true,
        status: 'open',
        maintenanceUntil: undefined,
      },
      {
        vassalage: 'PG',
        gameType: 'RNG',
        name: 'Pocket',
        icon: '/pg.png',
        isNew: true,
        status: 'open',
        maintenanceUntil: undefined,
      },
    ]);
    expect(readVendor({ ...vendor, isNew: 0 })?.isNew).toBe(false);
  });

  it('of games come with their page, and in `list` without one [REQ-179, REQ-185]', () => {
    expect(readGamePage({ games: [game, {}], pageNum: 2, totalPages: 5 })).toMatchObject({
      pageNum: 2,
      totalPages: 5,
      games: [{ id: 'n1' }],
    });
    expect(readGames({ list: [game] })).toHaveLength(1);
    expect([readGamePage({}), readGames({ list: {} }), readVendors({ data: [] }), readVendors(null)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keep every readable item in order, whatever stands between them', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.string({ minLength: 1 }).map((nodeId) => ({ ...game, nodeId })),
          ),
        ),
        (list) => {
          const readable = list.filter(
            (item) => typeof item === 'object' && item !== null && 'nodeId' in item && 'gameCode' in item,
          );
          expect(readGames({ list })?.map(({ id }) => id)).toEqual(
            readable.map((item) => (item as { nodeId: string }).nodeId),
          );
        },
      ),
    );
  });
});
