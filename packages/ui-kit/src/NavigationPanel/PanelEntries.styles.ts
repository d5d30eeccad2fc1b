import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors } from '../foundation/media.ts';
import { breathing } from '../foundation/motion.styles.ts';

export const PanelList = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.25rem), 1fr));
`;

export const PanelTile = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  block-size: 4rem;
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('overlay-hover')};
  color: inherit;
  font-size: ${token('font-size-2')};
  line-height: 1.35;
  text-align: start;
  text-decoration: none;
  outline-offset: -2px;
  ${canHover} {
    &:hover {
      background: ${token('action-quiet-hover')};
      color: ${token('text-accent')};
    }
  }
  ${forcedColors} {
    border: 1px solid;
  }
  &[data-awaited] {
    background: ${token('skeleton')};
    ${breathing}
  }
  > svg {
    color: ${token('text-muted')};
  }
`;

/** The name, on up to two lines, or on one above a badge. */
export const PanelName = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, max-content);
  min-inline-size: 0;
  > * {
    max-inline-size: 100%;
  }
  > bdi {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    &:has(+ small) {
      -webkit-line-clamp: 1;
    }
  }
  > small {
    overflow: clip;
    color: ${token('text-accent')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-bold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-quiet] & > small:not([data-maintenance]) {
    display: none;
  }
  > small[data-maintenance] {
    color: ${token('warning')};
  }
`;

export const PanelPicture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: ${token('radius-small')};
  font-weight: ${token('weight-bold')};
  overflow: clip;
  &:not(:has(> img)) {
    background: ${token('cover-tint')};
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;
