import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** A bar at the bottom edge; the focused element is scrolled clear of it. */
export const CountingBar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 24;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-3')} ${token('space-5')};
  padding: ${token('space-3')} ${token('gutter')} calc(${token('space-3')} + env(safe-area-inset-bottom));
  background: ${token('surface-overlay')};
  color: ${token('text')};
  box-shadow: ${token('shadow-overlay')};
  > p {
    flex: 0 1 44rem;
  }
  html:has(&) {
    scroll-padding-block-end: 12rem;
  }
`;

export const CountingChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
