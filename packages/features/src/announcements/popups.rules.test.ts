import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popupToOpen } from './popups.rules.ts';
import type { PopupFacts, AutoPopup } from './popups.rules.ts';

const facts = (own: Partial<PopupFacts>): PopupFacts => ({
  sessionEnds: false,
  isNew: false,
  isAnnounced: false,
  page: 'framed',
  isCovered: false,
  ...own,
});

const places = { page: {}, bare: { page: 'bare' }, dialog: { isCovered: true }, game: { page: 'game' } } as const;
const wishes = {
  sessionEnding: { sessionEnds: true },
  welcome: { isNew: true },
  announcements: { isAnnounced: true },
} as const;

describe('the popup that opens', () => {
  it.each<[AutoPopup, keyof typeof places, boolean]>([
    ['sessionEnding', 'page', true],
    ['sessionEnding', 'bare', true],
    ['sessionEnding', 'dialog', true],
    ['sessionEnding', 'game', true],
    ['welcome', 'page', true],
    ['welcome', 'bare', true],
    ['welcome', 'dialog', false],
    ['welcome', 'game', false],
    ['announcements', 'page', true],
    ['announcements', 'bare', false],
    ['announcements', 'dialog', false],
    ['announcements', 'game', false],
  ])('%s, over a %s: %s', (popup, place, opens) => {
    expect(popupToOpen(facts({ ...wishes[popup], ...places[place] }))).toBe(opens ? popup : undefined);
  });

  it.each<[readonly AutoPopup[], AutoPopup]>([
    [['announcements', 'welcome'], 'welcome'],
    [['announcements', 'sessionEnding'], 'sessionEnding'],
    [['welcome', 'sessionEnding'], 'sessionEnding'],
    [['announcements', 'welcome', 'sessionEnding'], 'sessionEnding'],
  ])('of %j is %s', (all, first) => {
    expect(popupToOpen(facts(Object.assign({}, ...all.map((each) => wishes[each]))))).toBe(first);
  });

  it('is one that is due, for every combination of facts', () => {
    const any = fc.record<PopupFacts>({
      sessionEnds: fc.boolean(),
      isNew: fc.boolean(),
      isAnnounced: fc.boolean(),
      page: fc.constantFrom('framed', 'bare', 'game'),
      isCovered: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (given) => {
        const wish = { sessionEnding: given.sessionEnds, welcome: given.isNew, announcements: given.isAnnounced };
        const popup = popupToOpen(given);
        expect(popup === undefined || wish[popup]).toBe(true);
        expect(given.page === 'game' && popup !== undefined && popup !== 'sessionEnding').toBe(false);
      }),
    );
  });
});
