import type { Visitor } from './visitor.ts';

export const BOT_CHECK = '/wps/verification/bot';

/** A pointer trail like a hand's: it accelerates, then slows down. */
export const handTrail = (x: number): { x: number; t: number }[] =>
  Array.from({ length: 20 }, (_, n) => ({ x: Math.round((x * (1 - Math.cos((Math.PI * n) / 19))) / 2), t: n * 40 }));

/** Solves the test gateway's puzzle, whose gap is at 150, and returns the pass. */
export const passBotCheck = async (visitor: Visitor): Promise<string> => {
  await visitor.call(BOT_CHECK);
  const answer = await visitor.call(BOT_CHECK, { json: { kind: 'slider', x: 150, trail: handTrail(150) } });
  return (answer.value as { pass: string }).pass;
};
