import { Icon, type IconDrawing } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { NoticeFrame, NoticeLink, NoticeList, NoticeTrack, NoticeViewport } from './NoticeLine.styles.ts';
import { useMarquee } from './useMarquee.ts';

export type NoticeLineProps = {
  /** Accessible name of the region. */
  label: string;
  notices: readonly { id: string; title: string }[];
  /** Link to the page with all notices. */
  all?: { href: string; label: string } | undefined;
};

const bell: IconDrawing = {
  path: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 20a2 2 0 0 0 4 0',
};

/**
 * The merchant's notices on one line. Notices longer than the line pass by (REQ-056) until paused; under reduced motion
 * the line is scrolled by hand instead (D35).
 */
export function NoticeLine({ label, notices, all }: NoticeLineProps) {
  const words = useKitWords();
  const { viewport, track, passes, still, playing, toggle, rest, goOn } = useMarquee();
  const items = notices.map(({ id, title }) => (
    <li key={id}>
      <bdi>{title}</bdi>
    </li>
  ));
  return (
    <NoticeFrame aria-label={label} onPointerEnter={rest} onPointerLeave={goOn}>
      {all === undefined && <Icon icon={bell} />}
      <NoticeViewport
        ref={viewport}
        data-scrolls={(passes && still) || undefined}
        // A tab stop for scrolling by keyboard, unless the link inside is one already.
        tabIndex={passes && still && all === undefined ? 0 : undefined}
        role={passes && still ? 'group' : undefined}
        aria-label={passes && still ? label : undefined}
      >
        {all && (
          <NoticeLink href={all.href} aria-label={all.label}>
            <Icon icon={bell} />
          </NoticeLink>
        )}
        <NoticeTrack ref={track}>
          <NoticeList>{items}</NoticeList>
          {passes && !still && <NoticeList aria-hidden="true">{items}</NoticeList>}
        </NoticeTrack>
      </NoticeViewport>
      {passes && !still && (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? `${words.pause}: ${label}` : `${words.resume}: ${label}`}
          onClick={toggle}
        />
      )}
    </NoticeFrame>
  );
}
