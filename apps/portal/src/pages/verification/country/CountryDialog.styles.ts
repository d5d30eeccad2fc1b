import { styled } from 'styled-components';

/** As high as the list may become, so that nothing moves while one types. */
export const CountrySearch = styled.search`
  display: block;
  min-block-size: calc(min(24rem, 50dvh) + 4rem);
`;
