import { token } from '@baize/theme';
import { from1024, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';
import { TitledPanel } from '../ColumnsPage.styles.ts';

/** The purse above the rewards on a phone, beside them on wider screens. */
export const MallColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-5')};
  ${from1024} {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
  &:has([aria-busy='true'], [data-shape]) + * {
    visibility: hidden;
  }
  /* Below the purse, the rewards are shown once its form has loaded and cannot push them down any more. */
  @media (width < 64em) {
    > section:has([data-shape]) ~ * {
      visibility: hidden;
    }
  }
`;

/** One column within the member centre. Nothing is shown below what is still loading and could push it down. */
export const PointsStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  > :is([aria-busy='true'], :has([data-shape])) ~ * {
    visibility: hidden;
  }
  /* The centre's page is a surface already. */
  > section:first-child {
    padding: 0;
    background: none;
  }
  article {
    background: ${token('surface-sunken')};
  }
  article > div:first-child {
    background: ${token('surface')};
  }
`;

export const PursePanel = styled(TitledPanel)`
  > p {
    color: ${token('text-muted')};
  }
`;

export const PointCount = styled.strong`
  display: block;
  min-block-size: 1lh;
  color: ${token('text-accent')};
  font-size: ${token('font-size-6')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const RewardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
  ${from640} {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: ${token('space-4')};
  }
`;

export const RewardFrame = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  overflow: clip;
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  scroll-margin-block-start: 6rem;
`;

export const RewardPicture = styled.div`
  aspect-ratio: 4 / 3;
  background: ${token('surface-sunken')};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* Its lower end shows the name, which is also text beneath it. */
    object-position: top;
  }
`;

export const RewardText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  > h2 {
    font-size: ${token('font-size-3')};
    overflow-wrap: anywhere;
  }
  > strong {
    color: ${token('text-accent')};
  }
  /* As high as the button of another reward, so that prices are in one line. */
  > p {
    display: grid;
    align-items: center;
    min-block-size: ${token('target-touch')};
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
`;

export const HistoryPanel = styled.section`
  min-block-size: 18rem;
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface')};
`;
