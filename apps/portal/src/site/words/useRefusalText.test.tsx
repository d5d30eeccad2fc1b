import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Refusal } from '@baize/features/flow';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useRefusalText } from './useRefusalText.ts';

afterEach(cleanup);

type Code = 'wrongAnswer' | 'tooSoon';

function Said({ refusal }: { readonly refusal: Refusal<Code> }) {
  const refusalText = useRefusalText<Code>({ wrongAnswer: () => 'Our sentence.' });
  return <p>{refusalText(refusal)}</p>;
}

const error = (code: string) => ({ kind: 'business', code, value: {}, message: "The gateway's sentence." }) as const;

it.each<[Refusal<Code>, RegExp]>([
  [{ code: 'wrongAnswer', error: error('wrongAnswer') }, /^Our sentence\.$/u],
  [{ code: 'tooSoon', error: error('tooSoon') }, /^The gateway's sentence\.$/u],
  [{ code: 'toString' as Code, error: error('toString') }, /^The gateway's sentence\.$/u],
  [{ code: 'network', error: { kind: 'network' } }, /network problem/u],
  [{ code: 'insecure' }, /https:/u],
  [{ code: 'broken' }, /Try again/u],
])('of %j it says %s', async (refusal, sentence) => {
  const { container } = await renderInSite(<Said refusal={refusal} />);
  expect(container.textContent).toMatch(sentence);
});
