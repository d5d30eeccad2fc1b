import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { below640, from640 } from '../foundation/media.ts';

export const LogoFrame = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: ${token('target-touch')};
  border-radius: ${token('radius-small')};
`;

const picture = css`
  inline-size: auto;
  block-size: 1.5rem;
  ${from640} {
    block-size: 2rem;
  }
  /* Beside a balance a phone has room for the mark alone: the square at the drawing's left end. */
  ${below640} {
    header:has(output) & {
      inline-size: 1.5rem;
      object-fit: cover;
      object-position: left;
    }
  }
`;

export const LogoOnLight = styled.img`
  ${picture}
  display: var(--when-light);
`;

export const LogoOnDark = styled.img`
  ${picture}
  display: var(--when-dark);
`;
