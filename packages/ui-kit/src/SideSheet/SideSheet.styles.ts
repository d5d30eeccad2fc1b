import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { DialogFrame } from '../Dialog/Dialog.styles.ts';
import { from640 } from '../foundation/media.ts';

/** A sheet at the lower edge of phones; from 640 px at the end side, over the whole height. */
export const SideSheetFrame = styled(DialogFrame)`
  ${from640} {
    && {
      inline-size: 28rem;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      margin-inline-start: auto;
      align-content: start;
      border-radius: 0;
      border-start-start-radius: ${token('radius-large')};
      border-end-start-radius: ${token('radius-large')};
    }
  }
`;
