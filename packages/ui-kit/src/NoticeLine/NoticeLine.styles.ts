import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { Link } from '../Link/index.ts';

export const NoticeFrame = styled.section`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;
  min-block-size: ${token('target-touch')};
  padding-inline-start: ${token('space-3')};
  &:has(a) {
    padding-inline-start: 0;
  }
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  > svg,
  a > svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${token('text-link')};
  }
`;

export const NoticeViewport = styled.div`
  display: flex;
  align-items: center;
  flex: 1;
  min-inline-size: 0;
  overflow: clip;
  &[data-scrolls] {
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const NoticeTrack = styled.div`
  display: flex;
  flex: 1 0 auto;
  min-inline-size: 0;
`;

/** At least as long as the line, so that the list and its copy are never visible in full together. */
export const NoticeList = styled.ul`
  display: flex;
  flex: none;
  min-inline-size: 100%;
  white-space: nowrap;
  > li {
    padding-inline-end: ${token('space-7')};
  }
`;

export const NoticeLink = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: ${token('target-touch')};
  min-block-size: ${token('target-touch')};
  /* The notices pass beneath it. */
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
`;
