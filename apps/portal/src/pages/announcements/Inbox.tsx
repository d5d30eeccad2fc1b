import { useInbox, useMarkRead } from '@baize/features/announcements';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../site/words/useErrorText.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { NoticePages } from './NoticePages.tsx';

/** A member's announcements; opening one marks it as read. */
export function Inbox() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const list = useInbox();
  const { mark, failure, retry } = useMarkRead();
  return (
    <>
      {failure && (
        <FormMessage role="alert">
          <span>{t({ id: 'announcements.notMarked', message: 'This could not be marked as read.' })}</span>{' '}
          <span>{errorText(failure)}</span>{' '}
          <Button variant="plain" onClick={retry}>
            {t({ id: 'system.retry.action', message: 'Try again' })}
          </Button>
        </FormMessage>
      )}
      <NoticePages list={list}>
        {(item) => (
          <NoticeItem
            item={item}
            isUnread={!item.read}
            onOpen={() => {
              if (!item.read) mark([item.id]);
            }}
          />
        )}
      </NoticePages>
    </>
  );
}
