import { z } from '@hono/zod-openapi';
import { gameType, instant, minorAmount, vassalage } from '../call/fields.ts';

/** A row of the winner board (REQ-213), with the keys of its game. */
export const winner = z
  .object({
    player: z.string().min(1).openapi({ description: 'A masked name.' }),
    gameName: z.string().min(1),
    winAmount: minorAmount,
    wonAt: instant.optional(),
    nodeId: z.union([z.string().min(1), z.int()]).optional(),
    vassalage: vassalage.optional(),
    gameType: gameType.optional(),
    gameCode: z.string().min(1).optional(),
  })
  .openapi('Winner');

export const winnerExample: z.input<typeof winner> = {
  player: 'mo***7',
  gameName: 'Dragon Gate',
  winAmount: '128800',
  wonAt: '2026-03-01T12:30:00Z',
  nodeId: 'BAIZE-dragon-gate',
  vassalage: 'BAIZE',
  gameType: 'RNG',
  gameCode: 'dragon-gate',
};
