import { choicesOf, linesOf, oddsOf, paidBy } from '@baize/domain/lottery';
import type { Drawn, Drum, Play } from '@baize/domain/lottery';
import { lotteryPlay } from '@baize/gateway-contract';
import { describe, expect, it } from 'vitest';
import { gameSeeds } from '../catalogue/catalogueData.ts';
import { lotteries } from './lotteries.ts';
import { toPlayAnswer } from './lottery.answers.ts';

const houses = new Set(['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA']);
const kinds = new Map(lotteries.map(({ drum, plays }) => [plays, drum]));

/** All possible draws of `numbers` numbers; ordered when numbers are put back. */
const draws = ({ lowest, highest, putBack = false }: Drum, numbers: number): string[][] => {
  const width = String(highest).length;
  const balls = Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at).padStart(width, '0'));
  let all: string[][] = [[]];
  for (let at = 0; at < numbers; at += 1)
    all = all.flatMap((drawn) =>
      balls.filter((ball) => putBack || !drawn.includes(ball)).map((ball) => [...drawn, ball]),
    );
  return all;
};

const combinations = (of: number, take: number): number =>
  take === 0 ? 1 : (combinations(of - 1, take - 1) * of) / take;

/** Expected return of a pick, in hundredths of its stake. */
const returnOf = (drum: Drum, play: Play, pick: string): number => {
  const size = drum.highest - drum.lowest + 1;
  const pays = oddsOf(play, pick);
  if (play.kind === 'place') return pays / size;
  if (play.kind === 'tail') return pays / size ** play.digits;
  if (play.kind === 'any' && drum.putBack !== true)
    return (pays * combinations(drum.numbers, play.take)) / combinations(size, play.take);
  const isSpecial = play.kind === 'sides' && play.of === 'special';
  const first = (play.kind === 'sides' || play.kind === 'total' ? play.first : undefined) ?? drum.numbers;
  const all: Drawn[] = isSpecial
    ? draws(drum, 1).map(([specialNumber]) => ({ winningNumbers: [], specialNumber }))
    : draws(drum, first).map((winningNumbers) => ({ winningNumbers }));
  return all.reduce((sum, drawn) => sum + paidBy({ play, picks: [pick] }, drawn), 0) / all.length;
};

describe('the lotteries of the house', () => {
  it('are those that the catalogue has, each once', () => {
    const own = gameSeeds.filter(({ vassalage }) => houses.has(vassalage));
    expect(lotteries.map(({ vassalage, gameCode }) => `${vassalage} ${gameCode}`).toSorted()).toEqual(
      own.map(({ vassalage, gameCode }) => `${vassalage} ${gameCode}`).toSorted(),
    );
  });

  it('have plays that the contract knows, each under a name of its own', () => {
    for (const { plays, gameCode } of lotteries) {
      expect(plays.map((play) => lotteryPlay.safeParse(toPlayAnswer(play)).success)).not.toContain(false);
      expect(new Set(plays.map(({ code }) => code)).size, gameCode).toBe(plays.length);
    }
  });

  it(
    'pay something for every pick, and are no gift: between 85 and 99 % of the stakes in the long run',
    { timeout: 30_000 },
    () => {
      const wrong = [...kinds].flatMap(([plays, drum]) =>
        plays.flatMap((play) => {
          const picks = play.kind === 'tail' ? ['1'.repeat(play.digits)] : choicesOf(play);
          const told = play.kind === 'any' || play.kind === 'place' ? picks.slice(0, 1) : picks;
          return told
            .map((pick) => ({ play: play.code, pick, back: returnOf(drum, play, pick) }))
            .filter(({ back }) => back < 85 || back > 99);
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('have numbers that lie in their drum', () => {
    for (const [plays, drum] of kinds)
      for (const play of plays)
        if (play.kind === 'any' || play.kind === 'place') {
          expect([play.lowest, play.highest]).toEqual([drum.lowest, drum.highest]);
          const picks = choicesOf(play).slice(0, play.kind === 'any' ? play.take : 1);
          expect(linesOf({ play, picks })).toBe(1);
        }
  });
});
