import type { Announcement } from '@baize/features/announcements';
import { Icon } from '@baize/ui-kit/Icon';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, useEffect, type RefObject } from 'react';
import { NoticeBody, NoticeFrame, NoticeTitle } from './Notices.styles.ts';
import { LazyRichText } from '../RichTextWithSkeleton.tsx';
import { useValidityText } from '../useValidityText.ts';

type NoticeItemProps = {
  readonly item: Pick<Announcement, 'title' | 'content' | 'startDate' | 'endDate'>;
  readonly isUnread?: boolean;
  readonly onOpen?: () => void;
};

/**
 * An announcement: its title, validity and the first two lines of its text. A press expands or collapses the text
 * (REQ-206).
 */
export function NoticeItem({ item, isUnread = false, onOpen }: NoticeItemProps) {
  const { t } = useLingui();
  const id = useId();
  const termText = useValidityText();
  const [isOpen, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const isTruncated = useIsTruncated(body);

  const handlePress = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };

  return (
    <NoticeFrame data-unread={isUnread || undefined}>
      <NoticeTitle>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={handlePress}>
          <bdi>{item.title}</bdi>
          {isUnread && <VisuallyHidden>{`, ${t({ id: 'announcements.unread', message: 'unread' })}`}</VisuallyHidden>}
          <Icon icon="down" />
        </button>
      </NoticeTitle>
      <small>{termText(item)}</small>
      {/* Clipped text is inert: neither focusable nor read out until it is expanded. */}
      <NoticeBody
        ref={body}
        id={id}
        data-half={!isOpen || undefined}
        data-cut={(!isOpen && isTruncated) || undefined}
        inert={!isOpen}
      >
        <LazyRichText html={item.content} />
      </NoticeBody>
    </NoticeFrame>
  );
}

/** True while the content is taller than its box. */
const useIsTruncated = (box: RefObject<HTMLElement | null>): boolean => {
  const [isTruncated, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return isTruncated;
};
