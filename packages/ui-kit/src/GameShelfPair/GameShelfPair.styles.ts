import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { GameRailList } from '../GameShelf/GameShelf.styles.ts';

export const GameShelfPairFrame = styled.div`
  container: shelf-pair / inline-size;
`;

/** Four covers fill half a row; one or two games share it. */
export const GameShelfPairRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-7')} ${token('space-6')};
  @container shelf-pair (width >= 72rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${GameRailList} {
      --column: calc((100cqi - 3 * ${token('space-3')}) / 4);
      &:has(> li:nth-child(-n + 4):last-child) {
        grid-auto-columns: var(--column);
      }
      &:has(> li:nth-child(-n + 2):last-child) {
        grid-auto-columns: minmax(0, 1fr);
      }
    }
  }
`;
