import { moreIcons } from '@baize/ui-kit/Icon';
import type { LaunchView } from '@baize/features/launch';
import { Button } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { usePauseText } from '../../../site/words/usePauseText.ts';

type LaunchNoticeProps = {
  readonly view: Extract<LaunchView, { kind: 'failed' | 'tab' | 'wrongAddress' }>;
  readonly onRetry: () => void;
  readonly onOpenTab: () => void;
};

/** Rendered in place of the frame when the game failed to open or plays in a tab of its own. */
export function LaunchNotice({ view, onRetry, onOpenTab }: LaunchNoticeProps) {
  const { t } = useLingui();
  const pauseText = usePauseText();
  if (view.kind !== 'tab') {
    const failure = view.kind === 'failed' ? view.error : undefined;
    const pause = pauseText(failure);
    return (
      <FailedNotice
        main
        title={t({ id: 'seamless.failed', message: 'The game could not be opened' })}
        error={pause === undefined ? failure : undefined}
        text={
          pause ??
          t({
            id: 'seamless.wrongAddress',
            message: 'The address of this game is not valid. Contact customer service.',
          })
        }
        onRetry={onRetry}
      />
    );
  }
  return (
    <StatusScreen
      compact
      kind="empty"
      title={t({ id: 'seamless.tab', message: 'This game opens in its own tab' })}
      action={
        <Button variant="main" icon={moreIcons.external} onClick={onOpenTab}>
          {t({ id: 'seamless.openTab', message: 'Open the game' })}
        </Button>
      }
    />
  );
}
