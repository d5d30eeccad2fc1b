import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** Dark on light in both schemes, and in forced colours too: cameras read no other. */
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
