import { decimalOf } from '../paging/csv.ts';
import type { CsvFile } from '../paging/csv.ts';
import type { toBetAnswer } from './lottery.answers.ts';

type Bet = ReturnType<typeof toBetAnswer>;

const entriesText = ({ entries }: Bet): string =>
  entries.map(({ play, picks }) => `${play}: ${picks.join(' ')}`).join('; ');

/** The CSV file of bets: columns are named after the fields of the contract's Bet. */
export const betsCsv = (batches: AsyncIterable<readonly Bet[]>, currency: string): CsvFile<Bet> => {
  let [total, won] = [0n, 0n];
  const summed = async function* (): AsyncGenerator<readonly Bet[]> {
    for await (const rows of batches) {
      for (const bet of rows) {
        total += BigInt(bet.total);
        won += BigInt(bet.won ?? 0);
      }
      yield rows;
    }
  };
  const decimal = (minor: string | undefined) => (minor === undefined ? undefined : decimalOf(BigInt(minor), currency));
  return {
    columns: [
      { name: 'placedAt', value: ({ placedAt }) => new Date(placedAt) },
      { name: 'gameName', value: ({ gameName }) => gameName },
      { name: 'issueNumber', value: ({ issueNumber }) => issueNumber },
      { name: 'drawTime', value: ({ drawTime }) => new Date(drawTime) },
      { name: 'entries', value: entriesText },
      { name: 'status', value: ({ status }) => status },
      { name: 'winningNumbers', value: ({ result }) => result?.winningNumbers.join(' ') },
      { name: 'currency', value: ({ currency }) => currency },
      { name: 'total', value: (bet) => decimal(bet.total) },
      { name: 'won', value: (bet) => decimal(bet.won) },
    ],
    batches: summed(),
    totals: () => [
      'total',
      ...Array.from({ length: 7 }, () => undefined),
      decimalOf(total, currency),
      decimalOf(won, currency),
    ],
  };
};
