import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { modalLayer } from '../Dialog/Dialog.styles.ts';
import { canHover, forcedColors, short } from '../foundation/media.ts';
import { overlaySurface } from '../foundation/overlay.styles.ts';
import { Link } from '../Link/Link.tsx';

export const DrawerFrame = styled.dialog`
  ${modalLayer}
  inline-size: min(20rem, calc(100vw - 3rem));
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  margin-inline-end: auto;
  overflow: auto;
  overscroll-behavior: contain;
  /* A focused element is never under one of the bars. */
  scroll-padding-block: ${token('header-height')};
`;

/** Sticks to an end of the drawer while the content between scrolls. */
const bar = css`
  position: sticky;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token('header-height')};
  margin-inline: calc(-1 * ${token('space-4')});
  padding-inline: ${token('space-4')};
  ${overlaySurface}
  ${short} {
    position: static;
  }
`;

export const DrawerPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  min-block-size: 100%;
  padding: 0 ${token('space-4')};
`;

export const DrawerTop = styled.div`
  ${bar}
  inset-block-start: 0;
  padding-inline-end: ${token('space-1')};
`;

export const DrawerLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  min-block-size: 3rem;
  margin-inline: calc(-1 * ${token('space-2')});
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-medium')};
  outline-offset: -2px;
  color: ${token('text')};
  text-decoration: none;
  > svg {
    color: ${token('text-muted')};
  }
  ${canHover} {
    &:hover {
      background: ${token('overlay-hover')};
    }
  }
  &[aria-current] {
    background: ${token('overlay-hover')};
    font-weight: ${token('weight-medium')};
    ${forcedColors} {
      border: 1px solid;
    }
    > svg {
      color: ${token('text-accent')};
    }
  }
`;

export const DrawerAside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  margin-inline: calc(-1 * ${token('space-2')});
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('hairline')};
  > ul {
    inline-size: 100%;
    /* In line with the places above it. */
    a {
      gap: ${token('space-4')};
    }
  }
`;

export const DrawerEnd = styled.div`
  ${bar}
  inset-block-end: 0;
  gap: ${token('space-2')};
  margin-block-start: auto;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token('hairline')};
`;
