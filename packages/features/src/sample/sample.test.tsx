// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemsOf } from '../paging/index.ts';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './sample.queries.ts';
import { useSample } from './useSample.ts';

const day = fc.constantFrom(undefined, '2026-03-01');
testQueries(queries, { sampleQuery: fc.record({ from: day, to: day }) });

it('loads the records of a member, and none of a visitor', async () => {
  const { getSample } = examples;
  const { result, gateway } = renderFeature(() => useSample({ from: '2026-03-01' }), { getSample }, { token: 't1' });
  await eventually(() => expect(itemsOf(result.current)).toEqual(getSample.items));
  expect(gateway.asked.map(({ query }) => query)).toMatchObject([{ from: '2026-03-01' }]);
  expect(renderFeature(() => useSample({})).gateway.asked).toEqual([]);
});
