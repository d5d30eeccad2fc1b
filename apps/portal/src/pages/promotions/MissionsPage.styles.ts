import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** The panels as parts of a page that is a surface already. */
export const MissionsFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  > section {
    padding: 0;
    background: none;
  }
`;
