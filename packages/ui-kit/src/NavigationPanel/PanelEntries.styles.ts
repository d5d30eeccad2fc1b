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
  block-size: 4rem;
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('overlay-hover')};
  color: inherit;
  font-size: ${token('font-size-2')};
  line-height: 1.25;
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
  > bdi {
    display: -webkit-box;
    overflow: hidden;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  > small {
    flex: none;
    color: ${token('text-accent')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-bold')};
  }
  > small[data-maintenance] {
    max-inline-size: 40%;
    color: ${token('warning')};
    overflow-wrap: anywhere;
  }
`;

export const PanelPicture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: ${token('radius-small')};
  background: ${token('cover-tint')};
  font-weight: ${token('weight-bold')};
  overflow: clip;
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;
