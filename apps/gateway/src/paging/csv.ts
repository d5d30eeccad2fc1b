import { toMajor } from '@baize/domain/money';
import { stringify } from 'csv-stringify/sync';
import { textStream } from '../kernel/textStream.ts';

/** A number that is already written with a decimal point. Not defused: a minus sign begins no formula here. */
export type CsvNumber = { readonly decimal: string };

export type CsvValue = string | number | bigint | boolean | Date | CsvNumber | undefined;

type CsvColumn<Row> = { readonly name: string; readonly value: (row: Row) => CsvValue };

export type CsvFile<Row> = {
  readonly columns: readonly CsvColumn<Row>[];
  /** Rows in their order, in batches. */
  readonly batches: AsyncIterable<readonly Row[]>;
  /** Last row of the file, read after all others. */
  readonly totals?: (() => readonly CsvValue[]) | undefined;
  /** Ends the file early, with its call. */
  readonly signal?: AbortSignal | undefined;
};

/** An amount in minor units as a decimal number, such as -12.50. */
export const decimalOf = (minor: bigint, currency: string): CsvNumber => ({
  decimal: toMajor(minor.toString(), currency),
});

const asIs = (value: string) => ({ value, escape_formulas: false, quoted_string: false });

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const BOM = '\uFEFF';

const linesOf = (rows: readonly (readonly CsvValue[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: 'windows',
      // Every text is quoted: of line breaks, the library quotes only the one that ends its records.
      quoted_string: true,
      escape_formulas: true,
      cast: {
        number: (value) => asIs(String(value)),
        bigint: (value) => asIs(String(value)),
        boolean: (value) => asIs(String(value)),
        date: (value) => asIs(value.toISOString()),
        object: (value) => asIs((value as CsvNumber).decimal),
      },
    },
  );

/**
 * The text of a CSV file (RFC 4180), batch by batch: names of columns, rows, totals. Texts that a spreadsheet would run
 * as a formula begin with an apostrophe; numbers have a decimal point, and dates are ISO 8601.
 */
export const csvOf = async function* <Row>({ columns, batches, totals, signal }: CsvFile<Row>): AsyncGenerator<string> {
  yield BOM + linesOf([columns.map(({ name }) => name)]);
  for await (const rows of batches) {
    if (signal?.aborted === true) return;
    if (rows.length > 0) yield linesOf(rows.map((row) => columns.map(({ value }) => value(row))));
  }
  const last = totals?.();
  if (last !== undefined) yield linesOf([last]);
};

/** The body of a CSV response. Cancelling it ends the batches. */
export const csvStream = <Row>(file: CsvFile<Row>): ReadableStream<Uint8Array<ArrayBuffer>> => textStream(csvOf(file));
