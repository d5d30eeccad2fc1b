import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../site/parts/PageColumn.styles.ts';

/** A page of a main column and a narrow one, wider than other pages. */
export const ColumnsPage = styled(PageColumn)`
  --page-width: 80rem;
`;

/** Raised surface with a heading. */
export const TitledPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  > h2 {
    font-size: ${token('font-size-4')};
  }
`;
