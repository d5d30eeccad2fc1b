import { token } from '@baize/theme';
import { below640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** The session's line and a deposit link. On phones the line needs all the room. */
export const RealMoneyLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;

  > a {
    flex: none;

    ${below640} {
      display: none;
    }
  }
`;
