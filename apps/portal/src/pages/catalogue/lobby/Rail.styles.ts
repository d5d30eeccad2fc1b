import { token } from '@baize/theme';
import { canHover, forcedColors } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** One row that reaches the edges of a phone's screen; a cut tile hints at more. */
export const RailTiles = styled.ul`
  display: flex;
  gap: ${token('space-3')};
  margin-inline: calc(-1 * ${token('gutter')});
  padding: 2px ${token('gutter')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${token('gutter')};
  scrollbar-width: none;
  ${canHover} {
    scrollbar-width: thin;
    scrollbar-color: ${token('border-control')} transparent;
  }
  > li {
    flex: 1 0 auto;
  }
`;

/** A picture and two lines within one link. */
export const RailTile = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  block-size: 100%;
  min-block-size: 4rem;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  text-decoration: none;
  white-space: nowrap;
  > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    color: ${token('text-accent')};
  }
  > span:last-child {
    display: grid;
    gap: 2px;
  }
  strong {
    font-weight: ${token('weight-medium')};
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
  &:hover {
    background: ${token('action-quiet-hover')};
  }
  ${forcedColors} {
    border: 1px solid;
  }
`;
