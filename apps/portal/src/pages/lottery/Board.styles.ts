import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { from640 } from './LotteryPage.styles.ts';

/** As high as the bet types of most lotteries with an empty slip. */
export const BettingPlace = styled.div`
  min-block-size: 22rem;
  border-radius: ${token('radius-medium')};
  background: ${token('surface')};
`;

/** The open draw with the time left to bet, and the last result. */
export const BoardHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  ${from640} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-1')};
    justify-items: start;
    /* Its words stand in line with the others. */
    > [data-variant='plain'] {
      margin-inline-start: calc(-1 * ${token('space-3')});
    }
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
`;

export const PlayBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

export const AddBar = styled.div`
  display: grid;
  gap: ${token('space-3')};
  ${from640} {
    grid-template-columns: minmax(0, 22rem) auto;
    align-items: start;
    justify-content: start;
    > button {
      margin-block-start: 2rem;
    }
  }
`;

/** A stake and the chips that set it. */
export const StakeField = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;
