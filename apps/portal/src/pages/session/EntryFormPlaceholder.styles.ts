import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** As high as a short form: its fields are still unknown. */
export const EntryFormRoom = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-6')};
  min-block-size: 20rem;
  padding-block-start: ${token('space-5')};
  > [data-shape] {
    inline-size: 100%;
    border-radius: ${token('radius-medium')};
  }
`;
