import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const CountryFlag = styled.span`
  position: absolute;
  inset-inline-start: ${token('space-3')};
  inset-block: 0;
  margin-block: auto;
  inline-size: 1.875rem;
  block-size: 1.25rem;
  border-radius: 0.1875rem;
  overflow: clip;
  background: ${token('cover-tint')};
  /* A white flag on a light ground keeps its edge. */
  box-shadow: 0 0 0 1px ${token('border')};
  pointer-events: none;
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const OpenCountries = styled.button`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  border-radius: ${token('radius-medium')};
  background: none;
  cursor: pointer;
`;
