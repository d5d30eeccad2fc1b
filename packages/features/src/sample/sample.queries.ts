import { getSample } from '@baize/gateway-sdk/sample';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import type { Filters } from '../paging/index.ts';

/** The member's sample, refetched on focus. */
export const sampleQuery = (scope: Scope, filters: Filters) =>
  pagedQuery(scope, getSample, { key: ['sample'], filters, language: true });
