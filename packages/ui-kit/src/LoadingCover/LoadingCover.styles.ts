import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const LoadingCoverFrame = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  background: ${token('surface-scrim')};
  color: ${token('text')};
  font-size: ${token('font-size-6')};
`;
