import { useBotCheck, type BotCheckView } from '@baize/features/verification/bot-check';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Progress } from '@baize/ui-kit/Progress';
import { PuzzleSlider } from '@baize/ui-kit/PuzzleSlider';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { BotCheckColumn, BotCheckPlace } from './BotCheckDialog.styles.ts';

export type BotCheckDialogProps = {
  readonly onPassed: (pass: string) => void;
  readonly onCancel: () => void;
};

/** The bot check: a puzzle piece to slide into its gap, or a proof of work by the device, which counts the same. */
export function BotCheckDialog({ onPassed, onCancel }: BotCheckDialogProps) {
  const { t } = useLingui();
  const check = useBotCheck(onPassed);
  const isWorking = check.state === 'working';
  return (
    <Dialog open onClose={onCancel} title={t({ id: 'botCheck.title', message: 'Quick check' })}>
      <BotCheckColumn>
        <p>
          {t({
            id: 'botCheck.text',
            message:
              'There were many attempts from your connection. Confirm that you are a person, then continue where you left off.',
          })}
        </p>
        <BotCheckNotice check={check} />
        {isWorking ? (
          <Progress
            label={t({ id: 'botCheck.working', message: 'Your device is being checked' })}
            value={check.share}
          />
        ) : (
          <Puzzle check={check} />
        )}
        {isWorking ? (
          <Button variant="plain" onClick={check.choosePuzzle}>
            {t({ id: 'botCheck.puzzle', message: 'Use the picture instead' })}
          </Button>
        ) : (
          <Button variant="plain" disabled={check.state === 'checking'} onClick={check.chooseWork}>
            {t({ id: 'botCheck.work', message: 'Check without a picture' })}
          </Button>
        )}
      </BotCheckColumn>
    </Dialog>
  );
}

/** The reason for a new puzzle, or the failure to load one. */
function BotCheckNotice({ check: { because, failure } }: { readonly check: BotCheckView }) {
  const { t } = useLingui();
  const sentences = {
    botCheckWrong: () => t({ id: 'botCheck.wrong', message: 'That did not fit. Here is a new picture.' }),
    botCheckExpired: () => t({ id: 'botCheck.expired', message: 'That picture has expired. Here is a new one.' }),
  };
  const refusalText = useRefusalText(sentences);
  const said = failure === undefined ? because && sentences[because]() : refusalText(failure);
  return said === undefined ? null : <FormMessage role="alert">{said}</FormMessage>;
}

function Puzzle({ check }: { readonly check: BotCheckView }) {
  const { t } = useLingui();
  const { state, puzzle } = check;
  if (state === 'failed')
    return <Button onClick={check.refresh}>{t({ id: 'botCheck.again', message: 'Try again' })}</Button>;
  return (
    <>
      {puzzle === undefined ? (
        <BotCheckPlace />
      ) : (
        <PuzzleSlider
          key={puzzle.picture}
          {...puzzle}
          label={t({ id: 'botCheck.slide', message: 'Slide the piece into the gap' })}
          disabled={state !== 'shown'}
          onMove={check.move}
        />
      )}
      <Button variant="main" wide busy={state === 'checking'} disabled={state === 'loading'} onClick={check.submit}>
        {t({ id: 'botCheck.submit', message: 'Confirm' })}
      </Button>
      <Button variant="plain" disabled={state !== 'shown'} onClick={check.refresh}>
        {t({ id: 'botCheck.refresh', message: 'Another picture' })}
      </Button>
    </>
  );
}
