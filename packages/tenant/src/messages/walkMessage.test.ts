import { expect, test } from 'vitest';
import { compileMessages } from './compileMessages.ts';
import { elementsOf, foldConstants, variablesOf } from './walkMessage.ts';

function compiled(sentence: string) {
  return compileMessages({ it: sentence }).messages['it'] ?? [];
}

test('the variables of a sentence are found in every branch', () => {
  expect(variablesOf(compiled('{n, plural, one {# for {who}} other {{when, date}}} at {brandName}'))).toEqual([
    'brandName',
    'n',
    'when',
    'who',
  ]);
});

test('the elements of a sentence are found in every branch', () => {
  expect(elementsOf(compiled('Read <0>our {n, plural, one {<b>page</b>} other {pages}}</0>'))).toEqual([
    '</0>',
    '</b>',
    '<0>',
    '<b>',
  ]);
});

test('constants become text, in branches too, and the counted number stays a number', () => {
  const constants = { brandName: 'Lotus', minimumAge: '18' };
  expect(foldConstants(compiled('At {brandName} from {minimumAge} on'), constants)).toEqual(['At Lotus from 18 on']);
  expect(foldConstants(compiled('{n, plural, other {#{minimumAge} at {brandName}}}'), constants)).toEqual([
    ['n', 'plural', expect.objectContaining({ other: ['#', '18 at Lotus'] })],
  ]);
  expect(foldConstants(compiled('Hello {name}'), constants)).toEqual(['Hello ', ['name']]);
});

test('a sentence that does not parse is refused with the reason', () => {
  expect(compileMessages({ bad: 'Hello {name' }).refused).toEqual([
    { id: 'bad', reason: expect.stringContaining('line 1') as string },
  ]);
});
