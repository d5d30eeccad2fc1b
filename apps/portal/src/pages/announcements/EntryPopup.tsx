import { ANNOUNCEMENTS_PER_PAGE, pageOf, useMarkRead } from '@baize/features/announcements';
import type { Announcement } from '@baize/features/announcements';
import { ButtonLink } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Pagination } from '@baize/ui-kit/Pagination';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { EntryColumns, EntryText, EntryTitles } from './EntryPopup.styles.ts';
import { RichText } from '../RichText.tsx';
import { useValidityText } from '../useValidityText.ts';

type EntryPopupProps = {
  readonly items: readonly [Announcement, ...Announcement[]];
  readonly onClose: () => void;
};

/**
 * The popup of announcements on entry: titles, eleven a page, beside the selected text. An announcement of a promotion
 * links to the reward center (REQ-205).
 */
export function EntryPopup({ items, onClose }: EntryPopupProps) {
  const { t } = useLingui();
  const id = useId();
  const termText = useValidityText();
  const { mark } = useMarkRead();
  const [asked, turnTo] = useState(1);
  const [seen, see] = useState<readonly string[]>([items[0].id]);
  const shown = items.find((item) => item.id === seen.at(-1)) ?? items[0];
  const { items: titles, page, pages } = pageOf(items, asked, ANNOUNCEMENTS_PER_PAGE);
  const rewards = shown.promotionType === undefined ? undefined : hrefOf('rewardCenter');
  const label = t({ id: 'announcements.title', message: 'Announcements' });

  const handleClose = () => {
    // An announcement that could not be marked as read stays unread in the inbox.
    mark([...new Set(seen)]);
    onClose();
  };

  const handleTurn = (to: number) => {
    turnTo(to);
    const [first = shown] = pageOf(items, to, ANNOUNCEMENTS_PER_PAGE).items;
    see([...seen, first.id]);
  };

  return (
    <Dialog
      open
      wide={items.length > 1}
      title={label}
      onClose={handleClose}
      actions={
        rewards && (
          <ButtonLink variant="main" href={rewards} onClick={handleClose}>
            {t({ id: 'announcements.toPromotion', message: 'Go to the promotion' })}
          </ButtonLink>
        )
      }
    >
      <EntryColumns data-many={items.length > 1 || undefined}>
        {items.length > 1 && (
          <EntryTitles aria-label={label}>
            <ol>
              {titles.map((item) => (
                <li key={item.id}>
                  <button
                    type="button"
                    aria-current={item.id === shown.id}
                    aria-controls={`${id}-text`}
                    onClick={() => see([...seen, item.id])}
                  >
                    <bdi>{item.title}</bdi>
                  </button>
                </li>
              ))}
            </ol>
            <Pagination
              label={t({ id: 'announcements.pages', message: 'Pages of announcements' })}
              page={page}
              pages={pages}
              onSelect={handleTurn}
            />
          </EntryTitles>
        )}
        <EntryText id={`${id}-text`} aria-labelledby={`${id}-name`} aria-live="polite">
          <h3 id={`${id}-name`}>
            <bdi>{shown.title}</bdi>
          </h3>
          <small>{termText(shown)}</small>
          <RichText html={shown.content} />
        </EntryText>
      </EntryColumns>
    </Dialog>
  );
}
