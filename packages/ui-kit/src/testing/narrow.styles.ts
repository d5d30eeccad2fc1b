import { styled } from 'styled-components';

/** A narrow place on a wide screen, for what is drawn by the room that it has. */
export const NarrowPlace = styled.div`
  inline-size: 16rem;
`;
