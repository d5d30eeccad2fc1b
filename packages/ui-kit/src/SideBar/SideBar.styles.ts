import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, from1280, short } from '../foundation/media.ts';

/** Space that the page leaves at both sides of its content. */
const SIDE_BAR_WIDTH = '4.5rem';

/** Beside the content from 1,280 px on, in the space that the page leaves for it (D53). */
export const SideBarFrame = styled.nav`
  display: none;
  position: fixed;
  inset-block-start: 50%;
  z-index: 15;
  translate: 0 -50%;
  justify-items: center;
  inline-size: ${SIDE_BAR_WIDTH};
  padding-block: ${token('space-1')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-resting')};
  ${from1280} {
    display: grid;
  }
  ${short} {
    display: none;
  }
  &[data-side='start'] {
    inset-inline-start: 0;
    border-start-end-radius: ${token('radius-medium')};
    border-end-end-radius: ${token('radius-medium')};
  }
  &[data-side='end'] {
    inset-inline-end: 0;
    border-start-start-radius: ${token('radius-medium')};
    border-end-start-radius: ${token('radius-medium')};
  }
  &:has(> ul[hidden]) {
    inline-size: auto;
  }
`;

export const SideBarLink = styled.a`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  inline-size: ${SIDE_BAR_WIDTH};
  min-block-size: 3.5rem;
  padding-block: ${token('space-1')};
  outline-offset: -3px;
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  > span {
    max-inline-size: 100%;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  /* Its word for promotions is the longest of all, and would be broken. */
  &:lang(es) {
    letter-spacing: -0.02em;
  }
  ${canHover} {
    &:hover {
      color: ${token('text')};
    }
  }
`;

export const SideBarRow = styled.a`
  display: flex;
  align-items: center;
  inline-size: 100%;
  text-align: start;
  gap: ${token('space-3')};
  min-block-size: ${token('target-touch')};
  padding-inline: ${token('space-3')};
  border-radius: ${token('radius-small')};
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
`;
