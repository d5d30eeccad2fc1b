import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors, from640 } from '../foundation/media.ts';

/** One row at every width, so that its space can be reserved before it is rendered. */
export const FooterTileList = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token('space-2')};
  ${from640} {
    gap: ${token('space-4')};
  }
`;

export const FooterTile = styled.a`
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  min-block-size: 5rem;
  overflow: clip;
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  font-size: ${token('font-size-2')};
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  ${canHover} {
    &:hover {
      color: ${token('text-accent')};
    }
  }
  ${forcedColors} {
    border: 1px solid;
  }
  > span {
    padding-inline: ${token('space-1')};
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
    color: ${token('text-accent')};
    font-size: ${token('font-size-5')};
  }
  > img {
    inline-size: 100%;
    min-block-size: 0;
    flex: 1;
    object-fit: cover;
  }
  ${from640} {
    flex-direction: row;
    justify-content: space-between;
    padding-inline-start: ${token('space-5')};
    font-family: ${token('font-display')};
    font-size: ${token('font-size-4')};
    text-align: start;
    > span {
      padding: 0;
    }
    > svg {
      margin-inline-end: ${token('space-5')};
    }
    > img {
      inline-size: 60%;
      block-size: 100%;
      flex: none;
    }
  }
`;
