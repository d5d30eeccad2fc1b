import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { from768, short } from '../foundation/media.ts';
import { Link } from '../Link/Link.tsx';

export const BottomBarFrame = styled.nav`
  position: sticky;
  inset-block-end: 0;
  z-index: 20;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${token('surface-raised')};
  border-block-start: 1px solid ${token('hairline')};
  ${short} {
    position: static;
  }
  ${from768} {
    display: none;
  }
  /* With a single entry there is nothing to choose: the bar is left out. */
  &:not(:has(li + li)) {
    display: none;
  }
  > ul {
    display: flex;
  }
  /* The longest names get the free space first. */
  li {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
`;

export const BottomBarLink = styled(Link)`
  position: relative;
  display: grid;
  /* No wider than its share of the bar, however large the words are. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 2px;
  padding: ${token('space-2')} 2px;
  outline-offset: -4px;
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  text-align: center;
  text-decoration: none;
  > svg {
    font-size: ${token('font-size-3')};
  }
  > span {
    max-inline-size: 100%;
    overflow-x: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-current] {
    color: ${token('text-accent')};
    font-weight: ${token('weight-medium')};
    /* Drawn as a border: in forced colours a background would disappear. */
    &::before {
      content: '';
      position: absolute;
      inset-inline: ${token('space-5')};
      inset-block-start: -1px;
      border-block-start: 2px solid ${token('accent')};
    }
  }
`;
