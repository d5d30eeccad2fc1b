import { expect, it } from 'vitest';
import { requestedGame } from './requestedGame.ts';

const asked = (query: string) => requestedGame(new URLSearchParams(query));

it('reads vendor, game and category, and plays for real unless asked otherwise', () => {
  expect(asked('vassalage=PG&gameCode=7&gameType=FISH')).toEqual({
    vendor: 'PG',
    code: '7',
    category: 'FISH',
    demo: false,
  });
  expect(asked('vassalage=PG&gameCode=7&mode=demo')).toMatchObject({ category: 'RNG', demo: true });
});

it.each(['', 'vassalage=PG', 'gameCode=7', 'vassalage=PG&gameCode=7&gameType=CHESS'])(
  'finds no game in "%s"',
  (query) => {
    expect(asked(query)).toBeUndefined();
  },
);
