import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pageRow } from './pageRow.ts';
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
