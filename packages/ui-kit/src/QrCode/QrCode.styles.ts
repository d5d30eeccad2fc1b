import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** Dark on light in both schemes and in forced colours, since cameras may not read the inverse. */
export const QrCodeFrame = styled.div.attrs({ role: 'img' })`
  inline-size: 200px;
  block-size: 200px;
  padding: 20px;
  border-radius: ${token('radius-small')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  forced-color-adjust: none;
  &[data-size='small'] {
    inline-size: 130px;
    block-size: 130px;
    padding: 5px;
  }
  > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/** Small codes side by side, as many as fit, each above the name of its target. */
export const QrCodeList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  padding: ${token('space-2')};
  > li {
    display: grid;
    justify-items: center;
    inline-size: 130px;
    font-size: ${token('font-size-2')};
    text-align: center;
  }
  button {
    border-radius: ${token('radius-small')};
    cursor: zoom-in;
  }
  a {
    display: grid;
    align-items: center;
    min-block-size: ${token('target-touch')};
    color: ${token('text')};
    overflow-wrap: anywhere;
  }
`;
