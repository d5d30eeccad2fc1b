import { z } from '@hono/zod-openapi';
import { gameType, instant, minorAmount, vassalage } from '../call/fields.ts';

const maintenance = { status: z.enum(['maintenance']).optional(), maintenanceUntil: instant.optional() };

/** A vendor card (REQ-169, D19); its category defaults to the lane's. */
export const vendor = z
  .object({
    vassalage,
    isNew: z.union([z.literal(0), z.literal(1)]).openapi({ default: 0 }),
    gameType: gameType.optional(),
    displayName: z.string().openapi({ default: '', description: 'Empty: the vendor is called by its code.' }),
    smallIcon: z.string().openapi({ default: '' }),
    games: z.int().min(0).optional().openapi({ description: 'How many games it has in its category.' }),
    ...maintenance,
  })
  .openapi('Vendor');

/** The vendors of one category. */
export const lane = z
  .object({ gameType: gameType.optional(), vendors: z.array(vendor).openapi({ default: [] }) })
  .openapi('Lane');

/** The latest prize won in a game. */
const lastWin = z.object({ amount: minorAmount, at: instant }).openapi('LastWin');

/** A game card (REQ-180). */
export const game = z
  .object({
    nodeId: z.union([z.string().min(1), z.int()]).optional(),
    vassalage,
    gameType,
    gameName: z.string().optional(),
    nodeName: z.string().optional(),
    showIcon: z.string().optional().openapi({
      description: 'The cover, 3:4. With `?width=` it comes about as wide as asked, in pixels.',
    }),
    iconUrl: z.string().optional(),
    gameCode: z.string().min(1),
    isGame: z.string().optional().openapi({ description: 'VASSALAGE: the card opens a list of games.' }),
    trial: z.boolean().optional().openapi({ description: 'The vendor offers a demo mode (D21).' }),
    /** Minimum bet. */
    minBet: minorAmount.optional(),
    lines: z.int().min(1).optional().openapi({ description: 'How many lines pay; none: the game has no lines.' }),
    addedAt: instant.optional().openapi({ description: 'Since when the merchant has the game.' }),
    lastWin: lastWin.optional(),
    ...maintenance,
  })
  .openapi('Game');

export const gamePage = z
  .object({
    games: z.array(game),
    pageNum: z.int().min(1).openapi({ default: 1 }),
    totalPages: z.int().min(0).openapi({ default: 1 }),
    total: z.int().min(0).optional().openapi({ description: 'How many games there are on all pages.' }),
  })
  .openapi('GamePage');

export const gameExample: z.input<typeof game> = {
  nodeId: 'BAIZE-dragon-gate',
  vassalage: 'BAIZE',
  gameType: 'RNG',
  gameName: 'Dragon Gate',
  showIcon: '/media/covers/dragon-gate.avif',
  gameCode: 'dragon-gate',
  trial: true,
  minBet: '100',
  lines: 40,
  addedAt: '2026-03-01T04:00:00Z',
  lastWin: { amount: '128000', at: '2026-03-01T12:30:00Z' },
};

export const vendorExample: z.input<typeof vendor> = {
  vassalage: 'BAIZE',
  isNew: 1,
  gameType: 'RNG',
  displayName: 'Baize Originals',
  smallIcon: '/media/vendors/BAIZE.svg',
  games: 48,
};
