import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const BotCheckColumn = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;

/** Reserves the space of the picture, the slider and its label while they load. */
export const BotCheckPlace = styled.div`
  aspect-ratio: 2;
  margin-block-end: 5.25rem;
  border-radius: ${token('radius-medium')};
  background: ${token('skeleton')};
`;
