import type { PlayPause } from '@baize/features/limits';
import { Button } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { usePauseSentence } from '../../../site/words/usePauseSentence.ts';

type PauseNoticeProps = {
  readonly pause: PlayPause;
  /** Leaves the game. */
  readonly onLeave: () => void;
};

/** Rendered in place of a game that a break or an exclusion has ended (D58). */
export function PauseNotice({ pause, onLeave }: PauseNoticeProps) {
  const { t } = useLingui();
  return (
    <StatusScreen
      compact
      kind="empty"
      title={usePauseSentence()(pause)}
      action={
        <Button variant="main" onClick={onLeave}>
          {t({ id: 'seamless.check.stop', message: 'Stop playing' })}
        </Button>
      }
    />
  );
}
