import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, from1280 } from '../foundation/media.ts';

/** Our own look under a transparent native select, which receives all presses and keys. */
export const LanguageFrame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-inline-size: ${token('target-touch')};
  min-block-size: ${token('target-touch')};
  border-radius: ${token('radius-pill')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  white-space: nowrap;
  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  ${canHover} {
    &:hover {
      background: ${token('action-quiet-hover')};
      color: ${token('text')};
    }
  }
  > svg {
    font-size: ${token('font-size-3')};
  }
  &:not([data-wide]) > span {
    display: none;
    ${from1280} {
      display: block;
    }
  }
  &:is([data-wide]) {
    padding-inline: ${token('space-3')};
  }
  ${from1280} {
    padding-inline: ${token('space-3')};
  }
  > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  > select > option {
    background: ${token('surface-overlay')};
    color: ${token('text')};
  }
`;
