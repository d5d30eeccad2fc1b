import { token } from '@baize/theme';
import { below1024 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** On narrow screens the banners are above the form instead of beside it (REQ-142). */
export const RecoveryFrame = styled.div`
  display: contents;
  ${below1024} {
    > div > div:first-child {
      display: block;
      block-size: clamp(7rem, 24vh, 13rem);
    }
  }
`;

export const RecoveryText = styled.p`
  display: block;
  color: ${token('text-muted')};
`;
