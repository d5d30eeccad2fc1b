import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const AvatarFrame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  border-radius: 50%;
  overflow: hidden;
  background: ${token('cover-tint')};
  color: ${token('text-accent')};
  font-family: ${token('font-display')};
  font-size: ${token('font-size-6')};
  line-height: 1;
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
