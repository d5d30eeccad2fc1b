import { pascal } from '../names.ts';

/** The area's SDK part: the call, with the normaliser from wire type to entity. */
export const sdkFiles = (area: string): Record<string, string> => {
  const folder = `packages/gateway-sdk/src/${area}`;
  const call = `get${pascal(area)}`;
  const entity = `${pascal(area)}Entry`;
  return {
    [`${folder}/${call}.ts`]: `import type { Schemas } from '@baize/gateway-contract/client';
import { ${call} as operation } from '@baize/gateway-contract/client/${area}/${call}';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** One of the member's ${area}; the moment is ISO, in UTC. */
export type ${entity} = { readonly id: string; readonly title: string; readonly addedAt: string };

const readEntry = ({ id, title, addedAt }: Schemas['${entity}']): ${entity} => ({ id, title: title || id, addedAt });

/** The member's ${area}, last added first. */
export const ${call} = (gateway: Gateway, options?: CallOptions): Answer<readonly ${entity}[]> =>
  gateway.call(operation, {}, (entries) => entries.map(readEntry), options);
`,
    [`${folder}/${call}.test.ts`]: `import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { ${call} } from './index.ts';

const [example] = examples.${call};

it('is called by its id where it has no title', async () => {
  const wire = [example, { ...example, id: 'second', title: '' }].filter((entry) => entry !== undefined);
  const gateway = gatewayStub({ ${call}: wire as never }, { token: () => 't' });
  expect(await ${call}(gateway)).toMatchObject({ ok: true, value: [example, { id: 'second', title: 'second' }] });
});
`,
    [`${folder}/index.ts`]: `export { ${call} } from './${call}.ts';
export type { ${entity} } from './${call}.ts';
`,
  };
};
