import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';

/** One row at every width that scrolls, so that its space can be reserved before it is rendered. */
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
