import { token } from '@baize/theme';
import { from1024, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';
import { TitledPanel } from '../ColumnsPage.styles.ts';

export const PromotionsColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-5')};
  ${from1024} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** A part stays hidden while those above it load, so that they never push it down in view. */
export const PromotionsAside = styled.aside`
  display: grid;
  gap: ${token('space-4')};
  > [aria-busy='true'] ~ * {
    visibility: hidden;
  }
`;

export const AsidePanel = styled(TitledPanel)`
  > ul,
  > ol {
    display: grid;
    gap: ${token('space-3')};
    counter-reset: place;
  }
`;

export const LeaderRow = styled.li`
  display: flex;
  gap: ${token('space-3')};
  counter-increment: place;
  font-variant-numeric: tabular-nums;
  &::before {
    content: counter(place);
    inline-size: 1.5em;
    color: ${token('text-muted')};
    text-align: end;
  }
  > bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &:first-child {
    color: ${token('text-accent')};
    font-weight: ${token('weight-bold')};
  }
`;

export const PromotionCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

export const PromotionFrame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  scroll-margin-block-start: 6rem;
  ${from640} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

/** The height is independent of the picture, which loads late. */
export const PromotionPicture = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  background: ${token('surface-sunken')};
  ${from640} {
    aspect-ratio: auto;
    min-block-size: 12rem;
  }
  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* Its lower end shows the title, which is also text beside it. */
    object-position: top;
  }
  [data-over] > & > img {
    filter: grayscale(1);
  }
`;

export const PromotionText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
`;

export const PromotionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  > [data-variant='plain']:first-child {
    margin-inline-start: calc(-1 * ${token('space-2')});
  }
  > h2 {
    font-size: ${token('font-size-4')};
    overflow-wrap: anywhere;
  }
`;

export const PromotionFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  > strong {
    color: ${token('text-accent')};
  }
`;

export const PromotionStatusMark = styled.span`
  padding: 2px ${token('space-2')};
  border: 1px solid currentcolor;
  border-radius: ${token('radius-small')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  &[data-status='joinable'],
  &[data-status='claimable'] {
    color: ${token('text-accent')};
  }
  &[data-status='claimed'],
  &[data-status='issued'] {
    color: ${token('success')};
  }
  &[data-status='rejected'] {
    color: ${token('danger')};
  }
`;

/** The panels as parts of a page that is a surface already. */
export const MissionsFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  > section {
    padding: 0;
    background: none;
  }
`;
