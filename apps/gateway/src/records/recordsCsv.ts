import { decimalOf } from '../paging/csv.ts';
import type { CsvFile, CsvValue } from '../paging/csv.ts';
import type { toMovementAnswer, toRoundAnswer, toSumsAnswer } from './records.answers.ts';

type Round = ReturnType<typeof toRoundAnswer>;
type Movement = ReturnType<typeof toMovementAnswer>;
type ProfitRow = { readonly day: string } & ReturnType<typeof toSumsAnswer>;

/** Rows that are summed up as they pass: the total of each amount stands in its column of the last row. */
const summed = <Row>(
  batches: AsyncIterable<readonly Row[]>,
  columns: readonly { readonly name: string; readonly value: (row: Row) => CsvValue }[],
  amounts: Readonly<Record<string, (row: Row) => string>>,
  currency: string,
): CsvFile<Row> => {
  const sums = new Map(Object.keys(amounts).map((name) => [name, 0n]));
  const counted = async function* (): AsyncGenerator<readonly Row[]> {
    for await (const rows of batches) {
      for (const row of rows)
        for (const [name, amount] of Object.entries(amounts))
          sums.set(name, (sums.get(name) ?? 0n) + BigInt(amount(row)));
      yield rows;
    }
  };
  const all = [
    ...columns,
    ...Object.entries(amounts).map(([name, amount]) => ({
      name,
      value: (row: Row) => decimalOf(BigInt(amount(row)), currency),
    })),
  ];
  return {
    columns: all,
    batches: counted(),
    totals: () =>
      all.map(({ name }, at) => {
        const sum = sums.get(name);
        if (sum !== undefined) return decimalOf(sum, currency);
        return at === 0 ? 'total' : undefined;
      }),
  };
};

/** The CSV file of rounds: columns are named after the fields of the contract's BettingRound. */
export const roundsCsv = (batches: AsyncIterable<readonly Round[]>, currency: string): CsvFile<Round> =>
  summed(
    batches,
    [
      { name: 'placedAt', value: ({ placedAt }) => new Date(placedAt) },
      { name: 'gameName', value: ({ gameName }) => gameName },
      { name: 'gameType', value: ({ gameType }) => gameType },
      { name: 'vassalage', value: ({ vassalage }) => vassalage },
      { name: 'round', value: ({ round }) => round },
      { name: 'status', value: ({ status }) => status },
      { name: 'currency', value: (round) => round.currency },
    ],
    {
      staked: ({ staked }) => staked,
      won: ({ won }) => won,
      net: ({ net }) => net,
      turnover: ({ turnover }) => turnover,
    },
    currency,
  );

/** The CSV file of movements: columns are named after the fields of the contract's AccountMovement. */
export const movementsCsv = (batches: AsyncIterable<readonly Movement[]>, currency: string): CsvFile<Movement> =>
  summed(
    batches,
    [
      { name: 'occurredAt', value: ({ occurredAt }) => new Date(occurredAt) },
      { name: 'kind', value: ({ kind }) => kind },
      { name: 'currency', value: (movement) => movement.currency },
      { name: 'balance', value: ({ balance }) => decimalOf(BigInt(balance), currency) },
    ],
    { amount: ({ amount }) => amount },
    currency,
  );

/** The CSV file of profit by day: columns are named after the fields of the contract's ProfitDay. */
export const profitCsv = (days: readonly ProfitRow[], currency: string): CsvFile<ProfitRow> => {
  const once = async function* (): AsyncGenerator<readonly ProfitRow[]> {
    yield await Promise.resolve(days);
  };
  return summed(
    once(),
    [
      { name: 'day', value: ({ day }) => day },
      { name: 'currency', value: () => currency },
    ],
    {
      staked: ({ staked }) => staked,
      won: ({ won }) => won,
      bonus: ({ bonus }) => bonus,
      rebate: ({ rebate }) => rebate,
      net: ({ net }) => net,
      deposited: ({ deposited }) => deposited,
      withdrawn: ({ withdrawn }) => withdrawn,
    },
    currency,
  );
};
