import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const DescriptionFrame = styled.dl`
  display: grid;
`;

export const Description = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${token('space-4')};
  min-block-size: 3.5rem;
  padding-block: ${token('space-2')};
  & + & {
    border-block-start: 1px solid ${token('hairline')};
  }
  > dt {
    color: ${token('text-muted')};
  }
  > dd {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    margin-inline-start: auto;
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
    text-align: end;
    > button {
      margin-inline-start: ${token('space-3')};
    }
    /* An icon ends where the other values end; the space around it does not count. */
    > button[aria-label] {
      margin: calc(-1 * ${token('space-3')});
      margin-inline-start: ${token('space-1')};
      /* Inside: beside it there are letters, and on a phone the edge of the screen. */
      outline-offset: -2px;
    }
  }
`;
