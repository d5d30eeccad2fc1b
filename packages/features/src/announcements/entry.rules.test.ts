import type { Member } from '@baize/gateway-sdk/member';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '../app/index.ts';
import { executionsOnEntry, pageOf } from './entry.rules.ts';

const visitor: Session = { state: 'anonymous' };
const unknown: Session = { state: 'loggedIn', token: 't', role: 'member', firstTimeLogin: false };
const member: Session = { ...unknown, member: { id: '1' } as Member };
const trial: Session = { ...member, state: 'trial', role: 'trial' };

describe('announcements on entry', () => {
  it.each<[string, Session, boolean, readonly string[]]>([
    ['a visitor', visitor, false, ['B']],
    ['a member', member, false, ['A']],
    ['a member who logs in for the first time', member, true, ['F', 'A']],
    ['a trial account', trial, false, ['A']],
    ['a token of which it is not known yet whose it is', unknown, true, []],
  ])('for %s are these [REQ-203]', (_who, session, isFirst, executions) => {
    expect(executionsOnEntry(session, { isFirst, page: 'framed' })).toEqual(executions);
  });

  it.each([visitor, member, trial])('are none over a game, nor on a page without frame [REQ-204]', (session) => {
    expect(executionsOnEntry(session, { isFirst: true, page: 'game' })).toEqual([]);
    expect(executionsOnEntry(session, { isFirst: true, page: 'bare' })).toEqual([]);
  });
});

describe('pages of a list', () => {
  it.each([
    [0, 1, { items: [], page: 1, pages: 1 }],
    [3, 1, { items: [1, 2], page: 1, pages: 2 }],
    [3, 2, { items: [3], page: 2, pages: 2 }],
    [3, 9, { items: [3], page: 2, pages: 2 }],
    [3, 0, { items: [1, 2], page: 1, pages: 2 }],
    [2, 2, { items: [1, 2], page: 1, pages: 1 }],
  ])('of %i, two on each: page %i', (count, page, shown) => {
    const all = Array.from({ length: count }, (_, at) => at + 1);
    expect(pageOf(all, page, 2)).toEqual(shown);
  });

  it('contain every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (all, size) => {
        const { pages } = pageOf(all, 1, size);
        const each = Array.from({ length: pages }, (_, at) => pageOf(all, at + 1, size).items);
        expect(each.flat()).toEqual(all);
        expect(each.every((items) => items.length <= size)).toBe(true);
      }),
    );
  });
});
