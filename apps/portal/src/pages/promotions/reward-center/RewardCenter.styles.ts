import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';
import { TitledPanel } from '../../ColumnsPage.styles.ts';

export const RewardFrame = styled(PageColumn)`
  --page-width: 40rem;
`;

export const RewardGroupFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  > h2 {
    font-size: ${token('font-size-4')};
  }
  > ul {
    display: grid;
    gap: ${token('space-3')};
  }
`;

export const RewardCard = styled(TitledPanel).attrs({ as: 'article' })`
  /* A popup is raised already. */
  [data-in-popup] & {
    background: ${token('surface-sunken')};
  }
  h3 {
    font-size: ${token('font-size-3')};
    overflow-wrap: anywhere;
  }
`;
