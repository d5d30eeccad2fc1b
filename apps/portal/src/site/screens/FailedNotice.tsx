import { fieldIcons } from '@baize/ui-kit/Icon';
import { Button } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useErrorText, type GatewayError } from '../words/useErrorText.ts';

type FailedNoticeProps = {
  readonly title: string;
  /** The gateway's answer, or the failed request. */
  readonly error?: GatewayError | undefined;
  /** Explanation for a failure without `error`. */
  readonly text?: string | undefined;
  /** True when retrying is the only action of the screen. */
  readonly main?: boolean;
  readonly onRetry: () => void;
};

/** Rendered in place of data that could not be loaded: a title, the reason, and a retry button. */
export function FailedNotice({ title, error, text, main = false, onRetry }: FailedNoticeProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <StatusScreen
      compact
      kind="error"
      title={title}
      text={error ? errorText(error) : text}
      action={
        <Button variant={main ? 'main' : 'quiet'} icon={fieldIcons.refresh} onClick={onRetry}>
          {t({ id: 'system.retry.action', message: 'Try again' })}
        </Button>
      }
    />
  );
}
