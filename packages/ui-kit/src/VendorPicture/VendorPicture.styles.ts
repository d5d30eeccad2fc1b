import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const VendorPictureFrame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  overflow: hidden;
  border-radius: ${token('radius-medium')};
  background: linear-gradient(160deg, ${token('cover-tint')}, ${token('surface-sunken')});
  color: ${token('text-muted')};
  font: ${token('weight-bold')} ${token('font-size-5')}/1 ${token('font-display')};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;
