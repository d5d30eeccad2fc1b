import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';

/** One row at every width, so that its room is known before it is there: what is too long is scrolled to. */
export const FooterTopicList = styled.ul`
  display: flex;
  gap: ${token('space-5')};
  block-size: ${token('target-touch')};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  a {
    display: flex;
    align-items: center;
    block-size: 100%;
    color: inherit;
    text-decoration: none;
    ${canHover} {
      &:hover {
        color: ${token('text')};
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }
  }
`;
