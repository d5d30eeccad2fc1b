import { pascal } from '../names.ts';

/** The area's feature: its query, and the hook that returns the page's view. */
export const featureFiles = (area: string): Record<string, string> => {
  const folder = `packages/features/src/${area}`;
  const [call, hook, query] = [`get${pascal(area)}`, `use${pascal(area)}`, `${area}Query`];
  const [view, entity] = [`${pascal(area)}View`, `${pascal(area)}Entry`];
  return {
    [`${folder}/${area}.queries.ts`]: `import { ${call} } from '@baize/gateway-sdk/${area}';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The ${area} of whoever is logged in. */
export const ${query} = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, '${area}'),
    queryFn: ({ signal }) => valueOrThrow(${call}(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });
`,
    [`${folder}/${hook}.ts`]: `import type { GatewayError } from '@baize/gateway-sdk';
import type { ${entity} } from '@baize/gateway-sdk/${area}';
import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import { ${query} } from './${area}.queries.ts';

type ${view} =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'failed'; readonly error: GatewayError }
  | { readonly state: 'ready'; readonly entries: readonly ${entity}[] };

const viewOf = (entries: readonly ${entity}[] | undefined, error: GatewayError | undefined): ${view} => {
  if (entries === undefined) return error === undefined ? { state: 'loading' } : { state: 'failed', error };
  return entries.length === 0 ? { state: 'empty' } : { state: 'ready', entries };
};

/** What the ${area} page shows; once they are known, a failure to read them again changes nothing. */
export const ${hook} = (): { readonly view: ${view}; readonly retry: () => void } => {
  const answer = useQuery(${query}(useScope()));
  return { view: viewOf(answer.data, useQueryError(answer)), retry: () => void answer.refetch() };
};
`,
    [`${folder}/${hook}.test.tsx`]: `// @vitest-environment jsdom
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { testQueries } from '../testing/testQueries.ts';
import * as queries from './${area}.queries.ts';
import { ${hook} } from './${hook}.ts';

testQueries(queries);

const shown = (stubs: Stubs) => renderFeature(${hook}, stubs, { token: 't1' });

describe('${hook}', () => {
  it('shows what there is', async () => {
    const { result } = shown({ ${call}: examples.${call} });
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.view).toEqual({ state: 'ready', entries: examples.${call} }));
  });

  it('says that there is nothing', async () => {
    const { result } = shown({ ${call}: [] });
    await eventually(() => expect(result.current.view).toEqual({ state: 'empty' }));
  });

  it('can be asked again after a failure', async () => {
    let answer: readonly [] | typeof unreachable = unreachable;
    const { result } = shown({ ${call}: () => answer as never });
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    answer = [];
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view.state).toBe('empty'));
  });

  it('asks nothing for a visitor', () => {
    expect(renderFeature(${hook}).gateway.asked).toEqual([]);
  });
});
`,
    [`${folder}/index.ts`]: `export { ${hook} } from './${hook}.ts';\n`,
  };
};
