import { z } from '@hono/zod-openapi';
import { gameType, instant, vassalage } from '../call/fields.ts';

const maintenance = { status: z.enum(['maintenance']).optional(), maintenanceUntil: instant.optional() };

/** A vendor card (REQ-169, D19). */
export const vendor = z
  .object({
    vassalage,
    isNew: z.union([z.literal(0), z.literal(1)]),
    gameType,
    displayName: z.string(),
    smallIcon: z.string(),
    ...maintenance,
  })
  .openapi('Vendor');

/** The vendors of one category. */
export const lane = z.object({ gameType, vendors: z.array(vendor) }).openapi('Lane');

/** A game card (REQ-180). */
export const game = z
  .object({
    nodeId: z.string(),
    vassalage,
    gameType,
    gameName: z.string().optional(),
    nodeName: z.string().optional(),
    showIcon: z.string().optional().openapi({
      description: 'The cover, 3:4. With `?width=` it comes about as wide as asked, in pixels.',
    }),
    iconUrl: z.string().optional(),
    gameCode: z.string(),
    isGame: z.string().optional().openapi({ description: 'VASSALAGE: the card opens a list of games.' }),
    trial: z.boolean().optional().openapi({ description: 'The vendor offers a demo mode (D21).' }),
    ...maintenance,
  })
  .openapi('Game');

export const gamePage = z
  .object({ games: z.array(game), pageNum: z.int().min(1), totalPages: z.int().min(0) })
  .openapi('GamePage');

export const gameExample: z.input<typeof game> = {
  nodeId: 'BAIZE-dragon-gate',
  vassalage: 'BAIZE',
  gameType: 'RNG',
  gameName: 'Dragon Gate',
  showIcon: '/media/covers/dragon-gate.avif',
  gameCode: 'dragon-gate',
  trial: true,
};

export const vendorExample: z.input<typeof vendor> = {
  vassalage: 'BAIZE',
  isNew: 1,
  gameType: 'RNG',
  displayName: 'Baize Originals',
  smallIcon: '/media/vendors/BAIZE.svg',
};
