import { styled } from 'styled-components';

/** In the middle of its dialog. */
export const LargeCodePlace = styled.div`
  display: grid;
  justify-content: center;
`;
