import { operations } from '@baize/gateway-contract';
import type { OperationId } from '@baize/gateway-contract';
import { z } from 'zod';

const operationId = z.enum(operations.map((operation) => operation.operationId) as [OperationId, ...OperationId[]]);

/** A planned error of a call: an HTTP status, or a refusal with this code. */
const plannedError = z.strictObject({
  status: z.int().min(200).max(599).exactOptional(),
  code: z.string().exactOptional(),
});

/** Planned failures of a world. A change that has `failures` replaces all of them. */
export const plannedFailures = z.strictObject({
  latency: z.int().min(0).max(120_000).describe('Milliseconds that every call waits.').exactOptional(),
  errors: z.partialRecord(operationId, plannedError).exactOptional(),
  maintenance: z
    .union([z.boolean(), z.strictObject({ until: z.iso.datetime() })])
    .describe('Closed; until when, if that is known.')
    .exactOptional(),
  regionRestriction: z.boolean().exactOptional(),
  captchaRequired: z.boolean().exactOptional(),
  botCheckRequired: z.boolean().exactOptional(),
  botCheckGap: z.int().describe('Where the gap of a puzzle is, in units of its picture.').exactOptional(),
  limits: z
    .partialRecord(operationId, z.int().min(0))
    .describe('Calls a minute from one address, where they differ from the usual.')
    .exactOptional(),
});

export type PlannedFailures = z.output<typeof plannedFailures>;
