import { MOST_CSV_ROWS } from '@baize/domain/records';
import { decimalOf } from '../paging/csv.ts';
import type { CsvFile } from '../paging/csv.ts';
import type { toBetAnswer } from './lottery.answers.ts';

type Bet = ReturnType<typeof toBetAnswer>;

const entriesText = ({ entries }: Bet): string =>
  entries.map(({ play, picks }) => `${play}: ${picks.join(' ')}`).join('; ');

/**
 * The CSV file of bets: columns are named after the fields of the contract's Bet. It is cut off after `most` rows, and
 * its last row says so.
 */
export const betsCsv = (
  batches: AsyncIterable<readonly Bet[]>,
  currency: string,
  most: number = MOST_CSV_ROWS,
): CsvFile<Bet> => {
  let [total, won] = [0n, 0n];
  let left = most;
  let isCut = false;
  const summed = async function* (): AsyncGenerator<readonly Bet[]> {
    for await (const rows of batches) {
      const kept = rows.slice(0, left);
      for (const bet of kept) {
        total += BigInt(bet.total);
        won += BigInt(bet.won ?? 0);
      }
      yield kept;
      left -= kept.length;
      isCut ||= kept.length < rows.length;
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
      isCut ? `total of the latest ${most}` : 'total',
      ...Array.from({ length: 7 }, () => undefined),
      decimalOf(total, currency),
      decimalOf(won, currency),
    ],
  };
};
