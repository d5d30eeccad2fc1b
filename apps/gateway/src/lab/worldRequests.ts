import { operations } from '@baize/gateway-contract';
import type { OperationId } from '@baize/gateway-contract';
import { z } from 'zod';

const operationId = z.enum(operations.map((operation) => operation.operationId) as [OperationId, ...OperationId[]]);

/** What is out of the ordinary in a world. */
const faults = z.strictObject({
  latency: z.int().min(0).max(120_000).exactOptional(),
  errors: z
    .partialRecord(
      operationId,
      z.strictObject({ status: z.int().min(200).max(599).exactOptional(), code: z.string().exactOptional() }),
    )
    .exactOptional(),
  maintenance: z.union([z.boolean(), z.strictObject({ until: z.iso.datetime() })]).exactOptional(),
  regionRestriction: z.boolean().exactOptional(),
  captchaRequired: z.boolean().exactOptional(),
  limits: z.partialRecord(operationId, z.int().min(0)).exactOptional(),
});

/** A hundred years: further on a moment is none. */
const FURTHEST_MS = 100 * 366 * 24 * 3_600_000;
const clock = z.union([
  z.iso.datetime({ offset: true }),
  z.strictObject({ advance: z.int().min(-FURTHEST_MS).max(FURTHEST_MS) }),
]);

export const newWorld = z.strictObject({
  from: z.string().min(1),
  as: z.string().min(1).exactOptional(),
  faults: faults.default({}),
  clock: clock.exactOptional(),
});

export const worldChange = z.strictObject({ faults: faults.exactOptional(), clock: clock.exactOptional() });

export type Clock = z.output<typeof clock>;
