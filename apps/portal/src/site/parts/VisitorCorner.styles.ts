import { token } from '@baize/theme';
import { ButtonLink } from '@baize/ui-kit/Button';
import { below1024 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** Link to help in a visitor's header; on narrower screens it is in the drawer. */
export const HelpLink = styled(ButtonLink)`
  &&[data-variant='plain'] {
    color: ${token('text')};
  }
  ${below1024} {
    display: none;
  }
`;

/** Reserves the room of a part that may follow, invisible and not focusable. */
export const HeldPlace = styled.span`
  display: contents;
  visibility: hidden;
`;
