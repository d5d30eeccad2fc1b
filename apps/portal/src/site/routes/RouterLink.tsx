import type { LinkProps } from '@baize/ui-kit/Link';
import { useTransition, type MouseEvent } from 'react';
import { isPlainPress } from './isPlainPress.ts';
import { routeOf } from './paths.ts';
import { useMove } from './useMove.ts';

/** The kit's link inside the portal: a real link, which navigates without a reload once hydrated. */
export function RouterLink(props: LinkProps) {
  if (routeOf(props.href) !== undefined) return <MovingLink {...props} />;
  return <a {...props}>{props.children}</a>;
}

// Replaces the router's own link, which prefetches for server-rendered documents and does not know popups.
function MovingLink({ href, onClick, children, ...rest }: LinkProps) {
  const move = useMove();
  const [isMoving, startMoving] = useTransition();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    // A second press while the page is still loading must not navigate again.
    if (!isMoving) startMoving(() => move(href));
  };
  return (
    <a href={href} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
