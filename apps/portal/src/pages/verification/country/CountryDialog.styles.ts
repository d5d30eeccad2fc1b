import { styled } from 'styled-components';

/** As high as the longest list, so that nothing moves while typing. */
export const CountrySearch = styled.search`
  display: block;
  min-block-size: calc(min(24rem, 50dvh) + 4rem);
`;
