import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PaginationCount, PaginationFrame, PaginationRow } from './Pagination.styles.ts';

export type PaginationProps = {
  /** Accessible name, e.g. "Pages". */
  label: string;
  /** Counted from 1. */
  page: number;
  pages: number;
} & (
  | {
      /** Returns the URL of a page, for a list with a URL per page. */ href: (page: number) => string;
      onSelect?: undefined;
    }
  | { href?: undefined; onSelect: (page: number) => void }
);

/** Page navigation by links when pages have URLs, else by buttons. Renders nothing for a single page. */
export function Pagination({ label, page, pages, ...ways }: PaginationProps) {
  const words = useKitWords();
  if (pages < 2) return undefined;
  return (
    <PaginationFrame aria-label={label}>
      <PaginationRow>
        <li>
          <PageWay {...ways} to={Math.max(page - 1, 1)} disabled={page <= 1}>
            <Icon icon="back" />
            <VisuallyHidden>{words.previous}</VisuallyHidden>
          </PageWay>
        </li>
        {pageRow(page, pages).map((entry) => (
          <li key={entry} data-page>
            {typeof entry === 'number' ? (
              <PageWay {...ways} to={entry} current={entry === page}>
                {entry}
              </PageWay>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        <PaginationCount>
          <bdi translate="no">{`${page} / ${pages}`}</bdi>
        </PaginationCount>
        <li>
          <PageWay {...ways} to={Math.min(page + 1, pages)} disabled={page >= pages}>
            <Icon icon="forward" />
            <VisuallyHidden>{words.next}</VisuallyHidden>
          </PageWay>
        </li>
      </PaginationRow>
    </PaginationFrame>
  );
}

type PageWayProps = Pick<PaginationProps, 'href' | 'onSelect'> & {
  to: number;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

// A disabled arrow stays rendered without effect, so that the focus is not lost (WCAG 2.4.3).
function PageWay({ href, onSelect, to, current, disabled, children }: PageWayProps) {
  const handleClick = (event: MouseEvent) => {
    if (disabled) event.preventDefault();
    else onSelect?.(to);
  };
  const shared = {
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    onClick: handleClick,
  };
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    );
  }
  return (
    <Link href={href(to)} {...shared}>
      {children}
    </Link>
  );
}

/** A page number, or a gap for skipped numbers. */
type PageRowEntry = number | 'gap before' | 'gap after';

// First and last page, the current one with its two neighbours, and two gaps.
const MOST = 7;

/** The entries of the page row; always seven when there are more pages, so that no entry moves under the finger. */
export const pageRow = (page: number, pages: number): readonly PageRowEntry[] => {
  if (pages <= MOST) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap after', pages];
  if (page >= pages - 3) return [1, 'gap before', ...range(pages - 4, pages)];
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pages];
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
