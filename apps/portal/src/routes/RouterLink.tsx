import type { LinkProps } from '@baize/ui-kit/Link';
import type { MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { routeOf } from './paths.ts';

/** The kit's link inside the portal: moves without a reload, and not at all to where one is (REQ-034). */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const route = routeOf(href);
  if (route === undefined) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <MovingLink href={href} replaces={route.replaces ?? false} {...rest}>
      {children}
    </MovingLink>
  );
}

// The router's own link brings prefetching for documents that a server renders; here, what a press does is all of it.
function MovingLink({ href, replaces, onClick, children, ...rest }: LinkProps & { readonly replaces: boolean }) {
  const { pathname, search, hash } = useLocation();
  const move = useLinkClickHandler(href, { replace: replaces, target: rest.target ?? '_self' });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (plain && href === `${pathname}${search}${hash}`) event.preventDefault();
    if (!event.defaultPrevented) move(event);
  };
  return (
    <a href={href} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
