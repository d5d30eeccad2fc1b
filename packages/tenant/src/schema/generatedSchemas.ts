import { z } from 'zod';
import type { ZodType } from 'zod';
import { bannersSchema } from './bannersSchema.ts';
import { sandboxSchema } from './sandboxSchema.ts';
import { tenantSchema } from './tenantSchema.ts';

const jsonSchema = (schema: ZodType): string =>
  `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), null, 2)}\n`;

/** JSON Schemas for completion in editors, by file name in the package. */
export const generatedSchemas = (): Record<string, string> => ({
  'tenant.schema.json': jsonSchema(tenantSchema),
  'sandbox.schema.json': jsonSchema(sandboxSchema),
  'banners.schema.json': jsonSchema(bannersSchema),
});
