import { fieldIcons } from '@baize/ui-kit/Icon';
import { Button } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useFaultText, type Fault } from '../words/useFaultText.ts';

interface FailedNoticeProps {
  readonly title: string;
  /** What the gateway said, or what failed on the way to it. */
  readonly error?: Fault | undefined;
  /** What is said where nothing failed on the way. */
  readonly text?: string | undefined;
  /** Trying again is all that can be done here. */
  readonly main?: boolean;
  readonly onRetry: () => void;
}

/** In place of what could not be fetched: what it was, why, and another try. */
export function FailedNotice({ title, error, text, main = false, onRetry }: FailedNoticeProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  return (
    <StatusScreen
      compact
      kind="error"
      title={title}
      text={error ? faultText(error) : text}
      action={
        <Button variant={main ? 'main' : 'quiet'} icon={fieldIcons.refresh} onClick={onRetry}>
          {t({ id: 'system.retry.action', message: 'Try again' })}
        </Button>
      }
    />
  );
}
