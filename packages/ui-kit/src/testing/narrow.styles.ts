import { styled } from 'styled-components';

/** A narrow container on a wide screen, for components with container queries. */
export const NarrowPlace = styled.div`
  inline-size: 16rem;
`;
