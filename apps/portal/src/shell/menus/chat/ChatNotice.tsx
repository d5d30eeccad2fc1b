import type { ChatView } from '@baize/features/support';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { fieldIcons, moreIcons } from '@baize/ui-kit/Icon';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { useErrorText } from '../../../site/words/useErrorText.ts';

type ChatNoticeProps = {
  /** The reason; undefined for a frame that is slow to load. */
  readonly failure: Extract<ChatView, { state: 'failed' | 'wrongAddress' }> | undefined;
  readonly onRetry: () => void;
};

/** Rendered in place of the chat: the reason, a retry button, and a link to customer service. */
export function ChatNotice({ failure, onRetry }: ChatNoticeProps) {
  const { t } = useLingui();
  const { effective } = useSite();
  const errorText = useErrorText();
  const silent = t({ id: 'menus.chat.silent', message: 'The chat is slow to load. Try opening it in a new tab.' });
  const elsewhere = t({ id: 'menus.chat.elsewhere', message: 'You can also reach customer service in another way.' });
  const reason = failure?.state === 'failed' ? errorText(failure.error) : elsewhere;
  return (
    <StatusScreen
      compact
      kind="error"
      title={t({ id: 'menus.chat.failed', message: 'The chat could not be opened' })}
      text={failure === undefined ? silent : reason}
      action={
        <>
          <Button variant="main" icon={fieldIcons.refresh} onClick={onRetry}>
            {t({ id: 'system.retry.action', message: 'Try again' })}
          </Button>
          <ButtonLink href={effective.customerService} icon={moreIcons.headset}>
            {t({ id: 'system.customerService', message: 'Contact customer service' })}
          </ButtonLink>
        </>
      }
    />
  );
}
