import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { EntryFrameGrid } from '../session/EntryFrame.styles.ts';

const wide = '@media (min-width: 64em)';

export const RecoveryFrame = styled(EntryFrameGrid)`
  align-content: start;
`;

/** Above the form, or beside it where there is room; as large before its picture has come. */
export const RecoveryBanner = styled.div`
  block-size: clamp(7rem, 24vh, 15rem);
  overflow: hidden;
  background: ${token('surface-raised')};
  ${wide} {
    position: sticky;
    inset-block-start: 0;
    block-size: 100svh;
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 40%;
  }
`;

export const RecoveryText = styled.p`
  display: block;
  color: ${token('text-muted')};
`;
