import { token } from '@baize/theme';
import { below640 } from '@baize/ui-kit/media';
import { Link } from '@baize/ui-kit/Link';
import { styled } from 'styled-components';

/** The session's line, the limits and a deposit link. On phones the line needs the room of the last one. */
export const RealMoneyLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;

  > a {
    flex: none;

    &:last-child {
      ${below640} {
        display: none;
      }
    }
  }
`;

/** The way to the limits, as an icon of the smallest size that a finger meets (WCAG 2.5.8). */
export const LimitsLink = styled(Link)`
  display: grid;
  place-items: center;
  min-block-size: 1.75rem;
  min-inline-size: 1.75rem;
  color: inherit;
`;
