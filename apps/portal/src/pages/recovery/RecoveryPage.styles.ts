import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** As high before its picture has come, which may have something to read on it: it is not turned round. */
export const RecoveryBanner = styled.div`
  block-size: clamp(7rem, 24vh, 15rem);
  overflow: hidden;
  background: ${token('surface-raised')};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const RecoveryText = styled.p`
  display: block;
  color: ${token('text-muted')};
`;
