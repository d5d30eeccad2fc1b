import { z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';
import { numberedRangeQuery } from '../call/paging.ts';

export const points = z.int().min(0);
export const someOf = z.int().min(1).openapi({ example: 200 });

export const facts = <const F extends Omit<CallFacts, 'tag' | 'origin'>>(own: F) =>
  about({ tag: 'points', origin: 'spec', ...own });

export const paged = { query: numberedRangeQuery };
