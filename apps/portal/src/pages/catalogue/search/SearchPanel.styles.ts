import { styled } from 'styled-components';

/** As high as the longest list of results, so that nothing moves while typing. */
export const SearchPlace = styled.search`
  display: block;
  min-block-size: calc(min(24rem, 50dvh) + 6rem);
`;
