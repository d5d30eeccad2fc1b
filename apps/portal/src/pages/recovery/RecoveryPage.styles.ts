import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** As high before its picture has come. */
export const RecoveryBanner = styled.div`
  block-size: clamp(7rem, 24vh, 15rem);
  overflow: hidden;
  background: ${token('surface-raised')};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:dir(rtl) > img {
    transform: scaleX(-1);
  }
`;

export const RecoveryText = styled.p`
  display: block;
  color: ${token('text-muted')};
`;
