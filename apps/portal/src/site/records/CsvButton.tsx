import { MOST_CSV_ROWS } from '@baize/domain/records';
import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useFile, type FileCall } from '@baize/features/paging';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Progress } from '@baize/ui-kit/Progress';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../SiteContext.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { RecordsStack } from './RecordsPage.styles.ts';
import { saveFile } from './saveFile.ts';

export type CsvButtonProps = {
  /** The gateway's call, with the filters of the list. */
  readonly call: FileCall;
  /** Name of the saved file, e.g. `bets.csv`. */
  readonly name: string;
  /** Entries in all, where the gateway counts them. */
  readonly count: number | undefined;
  /** Most rows of the file. */
  readonly most?: number | undefined;
};

/** Saves the listed records as a CSV file; the button cancels while the file is loading. Says when the file is cut off. */
export function CsvButton({ call, name, count = 0, most: mostRows = MOST_CSV_ROWS }: CsvButtonProps) {
  const { t } = useLingui();
  const { language, document } = useSite();
  const errorText = useErrorText();
  const { view, load, cancel } = useFile(call, (file) => saveFile(file, name));
  const isLoading = view.state === 'loading';
  const format = numberFormat(formatLocale(language, document.region), {});
  const [most, all] = [format.format(mostRows), format.format(count)];
  return (
    <RecordsStack>
      {isLoading && <Progress label={t({ id: 'records.file.loading', message: 'Loading the file' })} />}
      {view.state === 'failed' && <FormMessage role="alert">{errorText(view.error)}</FormMessage>}
      <div>
        <Button onClick={isLoading ? cancel : load}>
          {isLoading
            ? t({ id: 'records.file.cancel', message: 'Cancel download' })
            : t({ id: 'records.file', message: 'Download as CSV' })}
        </Button>
      </div>
      {count > mostRows && (
        <FormMessage tone="hint">
          {t({
            id: 'records.file.cut',
            message: `The file contains the latest ${most} of ${all} entries. Choose fewer days for the others.`,
          })}
        </FormMessage>
      )}
    </RecordsStack>
  );
}
