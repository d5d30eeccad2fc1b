import type { FieldError } from '@baize/domain/field-rules';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useFieldErrorText } from './useFieldErrorText.ts';

afterEach(cleanup);

function Said({ errors }: { readonly errors: readonly FieldError[] }) {
  return <p>{errors.map(useFieldErrorText()).join('|')}</p>;
}

const saidOf = async (...errors: FieldError[]): Promise<string[]> => {
  const { container } = await renderInSite(<Said errors={errors} />);
  return (container.textContent ?? '').split('|');
};

const sentences = {
  0: /length/u,
  1: /^Start with a letter, .*letters and numbers$/u,
  2: /letters and Chinese characters only/u,
  3: /valid e-mail/u,
  4: /letters a–z and digits only/u,
  5: /both letters and numbers/u,
  6: /numbers only/u,
  7: /letters and numbers, with at least one capital/u,
  8: /letters and spaces only/u,
  9: /not use spaces/u,
  10: /Chinese characters and symbols only/u,
  11: /YYYY-MM-DD/u,
  12: /letters and spaces only, with at least two letters/u,
  13: /MM-DD-YYYY/u,
  14: /letters and numbers only, at least one of each/u,
  15: /Korean characters only/u,
  16: /Thai characters only/u,
} as const;

it('says of each pattern what it asks for [REQ-127] [REQ-128]', async () => {
  const patterns = Object.entries(sentences).map(([id, sentence]) => ({ id: Number(id), sentence }));
  const said = await saidOf(
    ...patterns.map(({ id }) => ({ rule: 'pattern', patternId: id as keyof typeof sentences }) as const),
  );
  expect(said).toEqual(patterns.map(({ sentence }) => expect.stringMatching(sentence) as unknown));
});

it('shows one number where the shortest is the longest, else both [REQ-129]', async () => {
  const said = await saidOf({ rule: 'exactLength', length: 6 }, { rule: 'length', min: 4, max: 12 });
  expect(said.map((sentence) => sentence.match(/\d+/gu))).toEqual([['6'], ['4', '12']]);
});

it('says for every other error of a field which value would be valid', async () => {
  expect(
    await saidOf(
      { rule: 'required' },
      { rule: 'exactLength', length: 1 },
      { rule: 'acceptedPattern' },
      { rule: 'confirmation' },
    ),
  ).toEqual([
    'This field cannot be empty',
    'Use exactly 1 character',
    'This is not in the right format',
    'The two entries do not match',
  ]);
});
