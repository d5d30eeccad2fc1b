import { token } from '@baize/theme';
import { canHover } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** As high as its title and three rows. */
export const LastList = styled.section`
  display: grid;
  align-content: start;
  min-block-size: 12.5rem;
  padding-block: ${token('space-2')};
  border-block: 1px solid ${token('hairline')};
  > p {
    padding: ${token('space-1')} ${token('space-3')};
    color: ${token('text-muted')};
    font: inherit;
    font-size: ${token('font-size-1')};
  }
  > [data-shape] {
    margin: ${token('space-4')} ${token('space-3')};
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${token('space-3')};
    min-block-size: 3.25rem;
    align-content: center;
    padding: ${token('space-1')} ${token('space-3')};
    border-radius: ${token('radius-small')};
    outline-offset: -2px;
    color: inherit;
    font-size: ${token('font-size-2')};
    line-height: ${token('line-tight')};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${canHover} {
      &:hover {
        background: ${token('overlay-hover')};
      }
    }
  }
  a bdi {
    font-size: ${token('font-size-2')};
  }
  small {
    grid-column: 1 / -1;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;
