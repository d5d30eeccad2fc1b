import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** A touch-sized target with a smaller visible disc, which covers less of the picture. */
export const FavouriteButtonFrame = styled(IconButton)`
  /* The disc goes with its background. */
  ${forcedColors} {
    border: 1px solid;
  }
  > span {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: ${token('radius-pill')};
    background: ${token('surface-overlay')};
    color: ${token('text')};
    box-shadow: ${token('shadow-resting')};
    > svg {
      inline-size: 1.125rem;
      block-size: 1.125rem;
    }
  }
  &[aria-pressed='true'] > span {
    color: ${token('text-accent')};
  }
`;
