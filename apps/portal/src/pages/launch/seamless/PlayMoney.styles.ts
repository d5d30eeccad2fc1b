import { token } from '@baize/theme';
import { styled } from 'styled-components';

const below640 = '@media (width < 40em)';

export const PlayMoneyLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-inline-size: 0;
  span {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
    line-height: ${token('line-tight')};
    text-align: end;
  }
  > a {
    white-space: nowrap;
  }
  /* On a phone the way to an account needs the room more than the time of what is only tried. */
  time {
    ${below640} {
      display: none;
    }
  }
`;
