import { token } from '@baize/theme';
import { Link } from '@baize/ui-kit/Link';
import { below640, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** The session's line, the limits and a deposit link, which is an icon on phones: the line needs the room. */
export const RealMoneyLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;
  ${below640} {
    gap: ${token('space-1')};
  }

  > a {
    flex: none;
  }

  > a:last-child {
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

/** The link to the limits, at least as large as WCAG 2.5.8 asks; it gives way to an amount that fills a phone. */
export const LimitsLink = styled(Link)`
  && {
    flex: 0 9999 1.75rem;
  }
  display: grid;
  place-items: center;
  min-block-size: 1.75rem;
  min-inline-size: 0;
  overflow: clip;
  color: inherit;
  ${below640} {
    margin-inline-start: calc(-1 * ${token('space-1')});
  }
`;
