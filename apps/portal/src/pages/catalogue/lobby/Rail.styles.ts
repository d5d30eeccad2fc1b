import { token } from '@baize/theme';
import { forcedColors } from '@baize/ui-kit/media';
import { scrollRow } from '@baize/ui-kit/scrollRow';
import { styled } from 'styled-components';

export const RailTiles = styled.ul`
  ${scrollRow}
  gap: ${token('space-3')};
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
