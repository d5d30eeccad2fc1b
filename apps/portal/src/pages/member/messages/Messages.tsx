import type { ChangeMessages, Message } from '@baize/features/messages';
import type { RecordList } from '@baize/features/paging';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { MoreButton } from '../../../site/records/MoreButton.tsx';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { LazyRichText } from '../../RichTextWithSkeleton.tsx';
import { MessageBody, MessageList, MessageTitle } from './MessagesPage.styles.ts';
import { UndoPart } from './UndoPart.tsx';
import { useKindLabel } from './useKindLabel.ts';

type MessagesProps = {
  readonly list: RecordList<Message, unknown>;
  readonly changes: ChangeMessages;
};

/** Titles of messages and the one that is open; opening one marks it as read. */
export function Messages({ list, changes }: MessagesProps) {
  const { t } = useLingui();
  const [openId, setOpen] = useState<string>();
  const frame = useRef<HTMLOListElement>(null);
  const isOpenListed = list.items.some(({ id }) => id === openId);
  const focusAfter = useNeighbourFocus(frame, list.items.length);

  const handlePress = ({ id, read }: Message) => {
    if (!read && id !== openId) changes.markRead([id]);
    setOpen(id === openId ? undefined : id);
  };

  return (
    <>
      <MessageList ref={frame} data-dimmed={list.isOld || undefined} aria-busy={list.isOld}>
        {list.items.map((message, place) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={isOpenListed && message.id === openId}
            isBusy={changes.isBusy}
            onPress={() => handlePress(message)}
            onDelete={() => {
              focusAfter(place);
              changes.remove([message.id]);
            }}
          />
        ))}
      </MessageList>
      {list.more && (
        <MoreButton
          more={list.more}
          failed={t({ id: 'messages.failed', message: 'Your messages could not be loaded' })}
        />
      )}
    </>
  );
}

type MessageRowProps = {
  readonly message: Message;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly onDelete: () => void;
};

function MessageRow({ message, isOpen, isBusy, onPress, onDelete }: MessageRowProps) {
  const { t } = useLingui();
  const id = useId();
  const dateTime = useDateTime();
  const kindLabel = useKindLabel();
  const [isAsking, setAsking] = useState(false);
  const { title, content, sentAt, kind, read, undoUntil } = message;
  return (
    <li>
      <MessageTitle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-unread={!read || undefined}
        onClick={onPress}
      >
        <bdi>{title}</bdi>
        {!read && <span>{t({ id: 'messages.new', message: 'New' })}</span>}
        <small>
          <span>{kindLabel(kind)}</span> <bdi>{dateTime(sentAt)}</bdi>
        </small>
      </MessageTitle>
      {isOpen && (
        <MessageBody id={id} aria-label={title}>
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <LazyRichText html={content} />
          {undoUntil !== undefined && <UndoPart messageId={message.id} until={undoUntil} />}
          <footer>
            <bdi>{dateTime(sentAt)}</bdi>
            <Button size="small" busy={isBusy} aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t({ id: 'messages.delete', message: 'Delete' })}
            </Button>
          </footer>
          <ConfirmDialog
            open={isAsking}
            title={t({ id: 'messages.delete.title', message: 'Delete this message?' })}
            text={t({ id: 'messages.delete.text', message: 'It cannot be brought back.' })}
            confirmLabel={t({ id: 'messages.delete.confirm', message: 'Delete message' })}
            onConfirm={() => {
              setAsking(false);
              onDelete();
            }}
            cancelLabel={t({ id: 'messages.keep', message: 'Keep' })}
            onCancel={() => setAsking(false)}
          />
        </MessageBody>
      )}
    </li>
  );
}

/** Returns a callback for the place of a message that is deleted: its neighbour gets the focus (WCAG 2.4.3). */
const useNeighbourFocus = (frame: RefObject<HTMLOListElement | null>, length: number) => {
  const place = useRef<number>(undefined);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && place.current !== undefined) {
      const titles = frame.current?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [];
      titles[Math.min(place.current, titles.length - 1)]?.focus();
      place.current = undefined;
    }
    before.current = length;
  }, [frame, length]);
  return (removed: number): void => {
    place.current = removed;
  };
};
