import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { below640, from640 } from '../foundation/media.ts';

/** Two short lines in a bar, one on wide screens; tabular figures, so that the layout does not shift. */
export const PlayLineFrame = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  min-inline-size: 0;
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  line-height: 1.3;
  text-align: end;
  ${from640} {
    display: flex;
    align-items: baseline;
    white-space: nowrap;
    gap: ${token('space-3')};
    font-size: ${token('font-size-2')};
  }
  small {
    margin-inline-end: ${token('space-2')};
    font-size: inherit;
    ${below640} {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  time {
    font-family: ${token('font-figures')};
    font-variant-numeric: tabular-nums;
    direction: ltr;
    unicode-bidi: isolate;
  }
  /* On a phone, the currency of an amount as large as a wallet can hold has a line of its own, for which the bar has room. */
  && bdi {
    font-size: ${token('font-size-1')};
    white-space: normal;
    ${from640} {
      font-size: ${token('font-size-3')};
      white-space: nowrap;
    }
  }
`;
