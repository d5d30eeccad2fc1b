import { styled } from 'styled-components';

/** Centres the code in its dialog. */
export const LargeCodePlace = styled.div`
  display: grid;
  justify-content: center;
`;
