import { token } from '@baize/theme';
import { below640, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** The session's line and a deposit link, which is an icon on phones: the line needs the room. */
export const RealMoneyLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;

  > a {
    flex: none;
    > svg {
      ${from640} {
        display: none;
      }
    }
    ${below640} {
      position: relative;
      inline-size: ${token('target-touch')};
      min-block-size: ${token('target-touch')};
      padding: 0;
      > span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
`;
