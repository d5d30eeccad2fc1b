import type { DayRange } from '@baize/domain/days';
import { useBetsFile } from '@baize/features/lottery';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Progress } from '@baize/ui-kit/Progress';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../site/words/useErrorText.ts';
import { LotteryStack } from './LotteryPage.styles.ts';
import { saveFile } from './saveFile.ts';

type BetsFileProps = { readonly code: string; readonly days: DayRange };

/** Saves the listed bets as a CSV file; the button cancels while the file is loading. */
export function BetsFile({ code, days }: BetsFileProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { view, load, cancel } = useBetsFile(code, days, (file) => saveFile(file, 'bets.csv'));
  const isLoading = view.state === 'loading';
  return (
    <LotteryStack>
      {isLoading && <Progress label={t({ id: 'lottery.file.loading', message: 'Loading the file' })} />}
      {view.state === 'failed' && <FormMessage role="alert">{errorText(view.error)}</FormMessage>}
      <div>
        <Button onClick={isLoading ? cancel : load}>
          {isLoading
            ? t({ id: 'lottery.file.cancel', message: 'Cancel download' })
            : t({ id: 'lottery.file', message: 'Download as CSV' })}
        </Button>
      </div>
    </LotteryStack>
  );
}
