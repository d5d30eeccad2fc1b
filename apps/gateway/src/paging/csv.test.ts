import { describe, expect, it } from 'vitest';
import { csvOf, csvStream, decimalOf } from './csv.ts';
import type { CsvValue } from './csv.ts';

type Row = { readonly cell: CsvValue };
const columns = [{ name: 'Cell', value: ({ cell }: Row) => cell }];

const batchesOf = async function* (...batches: readonly (readonly CsvValue[])[]) {
  for (const cells of batches) yield cells.map((cell) => ({ cell }));
};

/** The whole text of a file. */
const joined = async (texts: AsyncIterable<string>): Promise<string> => {
  let whole = '';
  for await (const text of texts) whole += text;
  return whole;
};

const textOf = async (...batches: readonly (readonly CsvValue[])[]): Promise<string> =>
  joined(csvOf({ columns, batches: batchesOf(...batches) }));

const START = '\uFEFF"Cell"\r\n';

describe('a CSV file', () => {
  it.each<[CsvValue, string]>([
    ['plain', '"plain"'],
    ['a "quote", a comma', '"a ""quote"", a comma"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['财神 🀄', '"财神 🀄"'],
    ['', '""'],
    [undefined, ''],
    [-3, '-3'],
    [1.5, '1.5'],
    [-5n, '-5'],
    [true, 'true'],
    [false, 'false'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [decimalOf(-1250n, 'CNY'), '-12.50'],
  ])('has %o as %s', async (value, cell) => expect(await textOf([value])).toBe(`${START}${cell}\r\n`));

  it.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra', '=cmd|"/c calc"!A1'])('runs no formula: %s', async (value) => {
    expect(await textOf([value])).toBe(`${START}"'${value.replaceAll('"', '""')}"\r\n`);
  });

  it('has the names of its columns, the rows of all batches, and the totals last', async () => {
    let sum = 0;
    const counted = [{ name: 'Cell', value: ({ cell }: Row) => ((sum += Number(cell)), cell) }];
    const file = { columns: counted, batches: batchesOf([1, 2], [], [3]), totals: () => [sum] };
    expect(await joined(csvOf(file))).toBe(`${START}1\r\n2\r\n3\r\n6\r\n`);
  });

  it('has its head alone without rows', async () => expect(await textOf()).toBe(START));
});

it.each([
  [0n, 'CNY', '0.00'],
  [5n, 'CNY', '0.05'],
  [-5n, 'CNY', '-0.05'],
  [123456n, 'CNY', '1234.56'],
  [123456n, 'JPY', '123456'],
  [-1234567n, 'KWD', '-1234.567'],
] as const)('%s minor units of %s are %s', (minor, currency, decimal) => {
  expect(decimalOf(minor, currency)).toEqual({ decimal });
});

/** Batches without end, and how many were read. */
const endless = () => {
  const state = { read: 0, isEnded: false };
  const batches = (async function* () {
    try {
      for (;;) {
        state.read += 1;
        yield [{ cell: state.read }];
      }
    } finally {
      state.isEnded = true;
    }
  })();
  return { state, batches };
};

describe('a CSV response', () => {
  it('reads batches as its reader takes them, and ends them when it is cancelled', async () => {
    const { state, batches } = endless();
    const reader = csvStream<Row>({ columns, batches }).getReader();
    await reader.read();
    await reader.read();
    expect(state.read).toBeLessThan(10);
    await reader.cancel();
    expect(state.isEnded).toBe(true);
  });

  it('ends with its call', async () => {
    const { state, batches } = endless();
    const call = new AbortController();
    const texts: string[] = [];
    for await (const text of csvOf<Row>({ columns, batches, signal: call.signal })) {
      texts.push(text);
      if (texts.length === 3) call.abort();
    }
    expect([texts.length, state.isEnded]).toEqual([3, true]);
  });
});
