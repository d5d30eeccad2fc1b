import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { canHover, from768 } from '../foundation/media.ts';
import { entering } from '../foundation/motion.styles.ts';
import { overlaySurface } from '../foundation/overlay.styles.ts';

export const MenuTrigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-inline-size: ${token('target-touch')};
  min-block-size: ${token('target-touch')};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-pill')};
  font-size: ${token('font-size-2')};
  ${canHover} {
    &:hover {
      background: ${token('action-quiet-hover')};
    }
  }
  > svg + span {
    display: none;
    max-inline-size: 8rem;
    overflow-x: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${from768} {
      display: block;
    }
  }
  &[data-marked] {
    position: relative;
    &::before {
      position: absolute;
      inset-block-start: 0.5rem;
      inset-inline-start: 1.25rem;
      inline-size: 0.625rem;
      block-size: 0.625rem;
      border-radius: 50%;
      outline: 2px solid ${token('surface-page')};
      background: ${token('badge-new')};
      content: '';
    }
  }
  > svg:last-child {
    display: none;
    ${from768} {
      display: block;
    }
    inline-size: 1.25em;
    color: ${token('text-muted')};
  }
`;

/** Anchored to its trigger; without anchor positioning it is below the header at the end side. */
export const MenuPanel = styled.div`
  position: fixed;
  inset: calc(${token('header-height')} + ${token('space-1')}) auto auto;
  inset-inline-end: ${token('gutter')};
  min-inline-size: 14rem;
  max-inline-size: calc(100vw - 2 * ${token('gutter')});
  padding: ${token('space-2')};
  border-radius: ${token('radius-medium')};
  ${overlaySurface}
  box-shadow: ${token('shadow-overlay')};
  ${entering}
  @supports (position-area: block-end) {
    inset: auto;
    margin-block-start: ${token('space-2')};
    position-area: block-end span-inline-start;
  }
`;

const menuItem = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: ${token('target-touch')};
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-small')};
  outline-offset: -2px;
  color: inherit;
  text-align: start;
  text-decoration: none;
  > svg {
    color: ${token('text-muted')};
  }
  &:hover,
  &:focus {
    background: ${token('overlay-hover')};
  }
`;

export const MenuList = styled.div`
  [role='menuitem'] {
    ${menuItem}
  }
`;

export const MenuCount = styled.span`
  min-inline-size: 1.5em;
  margin-inline-start: auto;
  padding-inline: ${token('space-1')};
  border-radius: ${token('radius-pill')};
  background: ${token('badge-new')};
  color: ${token('text-on-badge')};
  font-family: ${token('font-figures')};
  font-size: ${token('font-size-1')};
  text-align: center;
`;
