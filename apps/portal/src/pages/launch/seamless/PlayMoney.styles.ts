import { token } from '@baize/theme';
import { below640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

export const PlayMoneyLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-inline-size: 0;
  /* The words beside the way to an account, not the label inside that button. */
  > span,
  [data-play] span {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
    line-height: ${token('line-tight')};
    text-align: end;
  }
  /* On a phone both the words and the way to an account take two lines, so that neither takes three. */
  > a {
    white-space: nowrap;
    ${below640} {
      white-space: normal;
    }
  }
  /* On a phone the way to an account needs the room more than the time of what is only tried. */
  time {
    ${below640} {
      display: none;
    }
  }
`;
