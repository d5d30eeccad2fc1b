import type { WhiteLabelNode } from '@baize/domain/flags';
import { z } from '@hono/zod-openapi';

/** One node of the white-label tree (REQ-058). */
export const whiteLabelNode: z.ZodType<WhiteLabelNode, WhiteLabelNode> = z
  .object({
    modId: z.string().max(64),
    enabled: z.string().max(8).openapi({ description: "'1' is on, everything else is off." }),
    childrenNodes: z.array(z.lazy(() => whiteLabelNode)).optional(),
  })
  .openapi('WhiteLabelNode');

export const whiteLabelTree = z.array(whiteLabelNode);

/** One registration rule (REQ-126). */
export const fieldRule = z
  .object({
    key: z.string().min(1).max(64),
    enabled: z.boolean().openapi({ default: false }),
    required: z.boolean().openapi({ default: false }),
    minLength: z.int().min(0).openapi({ default: 0 }),
    maxLength: z.int().min(0).openapi({ default: 0, description: 'In characters; 0 sets no maximum.' }),
    patternId: z.int().min(0).max(16).openapi({ default: 0 }),
    acceptedPattern: z
      .string()
      .min(1)
      .max(512)
      .optional()
      .openapi({ description: 'Wins over patternId; * is any text.' }),
    type: z.string().max(32).openapi({ default: 'text' }),
    safe: z.boolean().optional().openapi({ description: 'acceptedPattern cannot run away; others are not run (D18).' }),
  })
  .openapi('FieldRule');

export const whiteLabelExample: WhiteLabelNode[] = [
  {
    modId: 'REGISTRATION',
    enabled: '1',
    childrenNodes: [
      { modId: 'USERNAMEREG3', enabled: '1' },
      { modId: 'MOBILENUMREG3', enabled: '0' },
    ],
  },
];

export const fieldRulesExample: z.input<typeof fieldRule>[] = [
  { key: 'username', enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 5, type: 'text' },
];
