import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { modalLayer } from '../Dialog/Dialog.styles.ts';
import { canHover, forcedColors } from '../foundation/media.ts';
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
`;

export const DrawerPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  min-block-size: 100%;
  padding: 0 ${token('space-4')} ${token('space-5')};
`;

export const DrawerTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token('header-height')};
  margin-inline-end: calc(-1 * ${token('space-3')});
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
  }
`;

export const DrawerEnd = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  margin-block-start: auto;
`;
