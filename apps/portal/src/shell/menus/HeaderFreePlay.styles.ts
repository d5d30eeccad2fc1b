import { Button } from '@baize/ui-kit/Button';
import { styled } from 'styled-components';

/** Visible from the width at which the header reserves its room. */
export const FreePlayButton = styled(Button)`
  display: none;
  max-inline-size: 6rem;
  white-space: normal;
  @media (min-width: 100em) {
    display: inline-flex;
  }
`;
