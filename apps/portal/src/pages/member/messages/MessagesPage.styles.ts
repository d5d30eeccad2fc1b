import { token } from '@baize/theme';
import { from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** Two panes from 900 px: on a screen without the centre's menu they have its room too. */
const twoPanes = '@media (width >= 56.25em)';

export const MessagesStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

export const MessagesBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
`;

/** Titles at the start side and the open message beside them; on phones it opens below its title. */
export const MessageList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-2')};
  &[data-dimmed] {
    opacity: 0.6;
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')};
  }
  ${twoPanes} {
    grid-template-columns: 18rem minmax(0, 1fr);
    column-gap: ${token('space-4')};
    > li {
      display: contents;
    }
    > li > button {
      grid-column: 1;
    }
  }
`;

export const MessageTitle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space-1')} ${token('space-3')};
  align-content: center;
  min-block-size: 4rem;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  border-inline-start: 3px solid transparent;
  background: ${token('surface-raised')};
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  &[data-unread] {
    border-inline-start-color: ${token('badge-new')};
    font-weight: ${token('weight-bold')};
  }
  &[aria-expanded='true'] {
    background: ${token('surface-sunken')};
  }
  > small {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-3')};
    grid-column: 1 / -1;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-regular')};
  }
`;

/** The button that undoes a change, and until when. */
export const UndoFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  > span {
    color: ${token('text-muted')};
  }
`;

export const MessageBody = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  overflow-wrap: anywhere;
  ${from640} {
    padding: ${token('space-5')};
  }
  ${twoPanes} {
    grid-column: 2;
    grid-row: 1 / span 99;
    align-self: start;
    position: sticky;
    inset-block-start: ${token('space-4')};
    min-block-size: 16rem;
  }
  /* On phones the title is the button above it. */
  > h2 {
    display: none;
    font-size: ${token('font-size-4')};
    outline: none;
    ${twoPanes} {
      display: block;
    }
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;
