import type { LinkProps } from '@baize/ui-kit/Link';
import { useTransition, type MouseEvent } from 'react';
import { isPlainPress } from './isPlainPress.ts';
import { routeOf } from './paths.ts';
import { useMove } from './useMove.ts';

/** The kit's link inside the portal: a real link, which moves without a reload once scripts are there. */
export function RouterLink(props: LinkProps) {
  if (routeOf(props.href) !== undefined) return <MovingLink {...props} />;
  return <a {...props}>{props.children}</a>;
}

// The router's own link brings prefetching for documents that a server renders, and knows no popups.
function MovingLink({ href, onClick, children, ...rest }: LinkProps) {
  const move = useMove();
  const [isMoving, startMoving] = useTransition();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    // The page it leads to may still be on its way: a second press must not ask for it again.
    if (!isMoving) startMoving(() => move(href));
  };
  return (
    <a href={href} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
