import { styled } from 'styled-components';

/** As high as the list of what is found may become, so that nothing moves while one types. */
export const SearchPlace = styled.search`
  display: block;
  min-block-size: calc(min(24rem, 50dvh) + 6rem);
`;
