import type { LinkProps } from '@baize/ui-kit/Link';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routeAt } from './paths.ts';

/** The kit's link inside the portal: moves without a reload, and not at all to where one is (REQ-034). */
export function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  const location = useLocation();
  const inside = href.startsWith('/') && routeAt(pathnameOf(href)) !== undefined;
  if (!inside) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (plain && href === `${location.pathname}${location.search}${location.hash}`) event.preventDefault();
  };
  return (
    <Link to={href} replace={routeAt(pathnameOf(href))?.entry.replaces ?? false} onClick={handleClick} {...rest}>
      {children}
    </Link>
  );
}

function pathnameOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? href;
}
