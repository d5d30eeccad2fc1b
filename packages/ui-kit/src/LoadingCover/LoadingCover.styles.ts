import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const LoadingCoverFrame = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-content: center;
  background: ${token('surface-scrim')};
  > output {
    display: flex;
    padding: ${token('space-4')};
    border-radius: ${token('radius-large')};
    background: ${token('surface-overlay')};
    color: ${token('text-accent')};
    font-size: ${token('font-size-6')};
    box-shadow: ${token('shadow-overlay')};
  }
`;
