import { expect, it } from 'vitest';
import { chooseMotif, motifsIn } from './motifChoice.ts';

it.each([
  ['Moon Rabbit', 'rabbits'],
  ['Golden Wolves', 'wolves'],
  ['Dragon’s Treasure', 'dragons'],
  ['Minotaur Maze', 'oxen'],
  ['Octopus Legend', 'octopuses'],
  ['Golden Flower', 'flowers'],
  ['Viking Hoard', 'ships'],
  ['Pharaoh Crown', 'pyramids'],
  ['Samba Fruits', 'fruit'],
  ['Bingo do Rio', 'balls'],
  ['龙门', 'dragons'],
] as const)('draws %j with %s', (title, motif) => {
  expect(chooseMotif({ vendor: 'V', gameCode: 'g', category: 'RNG', title })).toBe(motif);
});

it('reads whole words: a palace is no ace, a season no sea, and a bearing no bear', () => {
  expect(motifsIn('Peacock Palace')).toEqual(['temples']);
  for (const title of ['High Season', 'Bearings', 'Starter Spices', 'Foxglove']) expect(motifsIn(title)).toEqual([]);
});
