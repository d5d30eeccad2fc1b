import { randomInt } from 'node:crypto';
import type { answerBotCheck } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm } from '../database/database.types.ts';
import { hashOf, newId, newToken } from '../secrets/random.ts';
import { isProof } from './captcha.service.ts';
import { storeCaptcha, removeCaptcha } from './captcha.store.ts';
import { drawPuzzle, PUZZLE } from './drawPuzzle.ts';
import { isHandMade } from './handMade.rules.ts';

export const BOT_CHECK_MINUTES = 3;
const PASS_MINUTES = 5;
/** Leading zero bits of the proof: about a second on a phone. Harder than a captcha's, as it replaces a puzzle. */
const WORK_DIFFICULTY = 15;

/** Range of the gap, away from both ends; a random guess is right once in 23. */
const [NEAREST, FURTHEST] = [60, PUZZLE.width - PUZZLE.pieceSize - 4];
const TOLERANCE = 4;

type Answer = z.output<(typeof answerBotCheck)['request']['body']['content']['application/json']['schema']>;
type Checked = Result<{ pass: string }, 'botCheckWrong' | 'botCheckExpired'>;

const minutesFrom = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** True when the piece lies in the gap, within the tolerance. */
export const isInGap = (x: number, gap: number): boolean => Math.abs(x - gap) <= TOLERANCE;

/** A random position for the gap. */
export const newGap = (): number => randomInt(NEAREST, FURTHEST + 1);

/** Creates a slider puzzle with its gap at `x`, replacing the visitor's previous challenge. */
export const createSlider = async (orm: Orm, { merchant, now }: Call, visitor: string, x: number) => {
  const top = randomInt(8, PUZZLE.height - PUZZLE.pieceSize - 4);
  const expiresAt = minutesFrom(now, BOT_CHECK_MINUTES);
  await storeCaptcha(
    orm,
    { merchant: merchant.id, visitor },
    { kind: 'slider', answer: `${x}`, difficulty: 0, expiresAt },
  );
  const drawn = await drawPuzzle({ x, y: top });
  return { kind: 'slider' as const, ...drawn, ...PUZZLE, top, expiresInSeconds: BOT_CHECK_MINUTES * 60 };
};

/** Creates a proof-of-work challenge, replacing the visitor's previous one. */
export const createWork = async (orm: Orm, { merchant, now }: Call, visitor: string) => {
  const work = { challenge: newId(), difficulty: WORK_DIFFICULTY };
  const expiresAt = minutesFrom(now, BOT_CHECK_MINUTES);
  const kept = { kind: 'work' as const, answer: work.challenge, difficulty: work.difficulty, expiresAt };
  await storeCaptcha(orm, { merchant: merchant.id, visitor }, kept);
  return { kind: 'work' as const, ...work, expiresInSeconds: BOT_CHECK_MINUTES * 60 };
};

/** Checks an answer and consumes the challenge, right or wrong. Returns a pass for a right answer. */
export const checkBot = async (
  orm: Orm,
  { merchant, now }: Call,
  visitor: string | undefined,
  given: Answer,
): Promise<Checked> => {
  const own = visitor === undefined ? undefined : { merchant: merchant.id, visitor };
  const asked = own && (await removeCaptcha(orm, own, [given.kind]));
  if (own === undefined || asked === undefined || asked.expiresAt <= now) return refusal('botCheckExpired');
  const right =
    given.kind === 'work'
      ? isProof(asked.answer, `${given.n}`, asked.difficulty)
      : isInGap(given.x, Number(asked.answer)) && isHandMade(given.trail, given.x);
  if (!right) return refusal('botCheckWrong');
  const pass = newToken();
  const expiresAt = minutesFrom(now, PASS_MINUTES);
  await storeCaptcha(orm, own, { kind: 'pass', answer: hashOf(pass), difficulty: 0, expiresAt });
  return success({ pass });
};

/** Bot-check cookie and pass of a call. */
export type BotCheckGiven = { readonly visitor: string | undefined; readonly pass: string | undefined };

/** Consumes a bot-check pass; true when it is valid for this visitor and merchant. */
export const consumePass = async (
  orm: Orm,
  { merchant, now }: Call,
  { visitor, pass }: BotCheckGiven,
): Promise<boolean> => {
  if (visitor === undefined || pass === undefined) return false;
  const kept = await removeCaptcha(orm, { merchant: merchant.id, visitor }, ['pass']);
  return kept !== undefined && kept.expiresAt > now && kept.answer === hashOf(pass);
};
