import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whoSpeaks } from './popups.rules.ts';
import type { PopupFacts, Speaker } from './popups.rules.ts';

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
  it.each<[Speaker, keyof typeof places, boolean]>([
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
  ])('%s, over a %s: %s', (speaker, place, speaks) => {
    expect(whoSpeaks(facts({ ...wishes[speaker], ...places[place] }))).toBe(speaks ? speaker : undefined);
  });

  it.each<[readonly Speaker[], Speaker]>([
    [['announcements', 'welcome'], 'welcome'],
    [['announcements', 'sessionEnding'], 'sessionEnding'],
    [['welcome', 'sessionEnding'], 'sessionEnding'],
    [['announcements', 'welcome', 'sessionEnding'], 'sessionEnding'],
  ])('of %j is %s', (all, first) => {
    expect(whoSpeaks(facts(Object.assign({}, ...all.map((each) => wishes[each]))))).toBe(first);
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
        const speaker = whoSpeaks(given);
        expect(speaker === undefined || wish[speaker]).toBe(true);
        expect(given.page === 'game' && speaker !== undefined && speaker !== 'sessionEnding').toBe(false);
      }),
    );
  });
});
