import { token } from '@baize/theme';
import { forcedColors, from768 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** The bar is one line at every width. */
export const BarFrame = styled.div`
  display: flex;
  gap: ${token('space-2')};
  min-inline-size: 0;
  > section {
    flex: 1;
  }
`;

/** Two icons on a phone; on wider screens with their labels and the shortcut. */
export const BarEnd = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space-2')};
  margin-inline-start: auto;
  > * {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space-2')};
    min-inline-size: ${token('target-touch')};
    min-block-size: ${token('target-touch')};
    border-radius: ${token('radius-large')};
    background: ${token('surface-raised')};
    color: ${token('text')};
    font-size: ${token('font-size-2')};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: ${token('action-quiet-hover')};
    }
    ${forcedColors} {
      border: 1px solid;
    }
  }
  span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  kbd {
    display: none;
  }
  ${from768} {
    > * {
      padding-inline: ${token('space-4')};
    }
    > [data-field] {
      inline-size: 15rem;
      justify-content: start;
      box-shadow: inset 0 0 0 1px ${token('border-control')};
      color: ${token('text-muted')};
    }
    span {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      text-overflow: ellipsis;
    }
    kbd {
      display: block;
      margin-inline-start: auto;
      padding-inline: ${token('space-2')};
      border-radius: ${token('radius-small')};
      background: ${token('surface-page')};
      font: inherit;
    }
  }
`;
