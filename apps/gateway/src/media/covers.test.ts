import { chooseMotif } from '@baize/sandbox-art';
import { categoryOrder, withEsportsSplit } from '@baize/domain/categories';
import { expect, it } from 'vitest';
import { gameSeeds, vendorSeeds } from '../catalogue/catalogueData.ts';
import type { GameSeed, VendorSeed } from '../catalogue/catalogue.types.ts';
import { interleaveVendors } from '../catalogue/seedCatalogue.ts';

/** Animal motif by the title word that requires it. */
const creatures: Readonly<Record<string, string>> = {
  tigers: 'tiger',
  dragons: 'dragon',
  phoenixes: 'phoenix',
  rabbits: 'rabbit',
  oxen: 'bull minotaur',
  monkeys: 'monkey',
  pandas: 'panda',
  wolves: 'wolf',
  lions: 'lion',
  elephants: 'elephant',
  foxes: 'fox',
  eagles: 'eagle falcon',
  bears: 'bear',
  cats: 'cat',
  horses: 'horse derbyline',
  roosters: 'rooster spur',
  sharks: 'shark',
  turtles: 'turtle',
  octopuses: 'octopus',
  crabs: 'crab',
};
const things: Readonly<Record<string, string>> = {
  ships: 'pirate ship viking',
  volcanoes: 'volcano',
  pyramids: 'pyramid pharaoh',
  rockets: 'rocket comet',
  swords: 'samurai knight sword',
  crowns: 'queen king sultan crown emperor',
  masks: 'mask carnival',
  bells: 'bell',
  flowers: 'rose jasmine flower',
  lanterns: 'lantern',
  shells: 'pearl mermaid',
  moons: 'moon',
  stars: 'star',
  fruit: 'cherry mango fruit',
  gems: 'diamond ruby gem',
  roulette: 'roulette',
  mahjong: 'mahjong',
  dice: 'dice',
  cards: 'joker poker',
  football: 'football',
  basketball: 'basketball',
  tennis: 'tennis',
};
const asked = new Map(
  Object.entries({ ...creatures, ...things }).flatMap(([motif, words]) =>
    words.split(' ').map((word) => [word, motif]),
  ),
);
const ON_A_SHELF = 12;

const motifOf = ({ vassalage: vendor, gameCode, gameType: category, names }: GameSeed): string =>
  chooseMotif({ vendor, gameCode, category, title: names.EN });

const shownBy = ({ names }: GameSeed): string[] =>
  names.EN.toLowerCase()
    .split(/[^a-z]+/u)
    .flatMap((word) => asked.get(word) ?? asked.get(word.replace(/s$/u, '')) ?? []);

it('draws on a cover what the title says, and no animal that it does not name', () => {
  const contradictions = gameSeeds
    .filter((game) => {
      const said = shownBy(game);
      const motif = motifOf(game);
      return said.length > 0 ? !said.includes(motif) : motif in creatures;
    })
    .map((game) => `${game.names.EN}: ${motifOf(game)}`);
  expect(contradictions).toEqual([]);
});

const crowdsOf = (vendors: readonly VendorSeed[]): string[] => {
  const motifs = interleaveVendors(vendors)
    .filter(({ game }) => game.parentCode === undefined)
    .slice(0, ON_A_SHELF)
    .map(({ game }) => motifOf(game));
  return motifs.filter((motif, place) => motifs.indexOf(motif) !== place && motifs.lastIndexOf(motif) !== place);
};

it.each(categoryOrder)('shows no motif more than twice on the shelf of %s', (category) => {
  const split = withEsportsSplit(vendorSeeds);
  expect(crowdsOf(vendorSeeds.filter((_, place) => split[place]?.gameType === category))).toEqual([]);
});

it('shows none more than twice among the games of a type, nor among the hottest', () => {
  expect(crowdsOf(vendorSeeds.filter(({ gameType }) => gameType === 'SPORTS'))).toEqual([]);
  const hottest = gameSeeds.filter(({ parentCode }) => parentCode === undefined).toSorted((a, b) => b.heat - a.heat);
  const motifs = hottest.slice(0, ON_A_SHELF).map(motifOf);
  for (const motif of motifs) expect(motifs.filter((each) => each === motif).length, motif).toBeLessThan(3);
});
