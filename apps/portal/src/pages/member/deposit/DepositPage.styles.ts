import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const DepositFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
`;

export const DepositStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  max-inline-size: 44rem;
`;

export const DepositActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  > :first-child {
    flex: 1 1 12rem;
  }
`;

export const DepositPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  max-inline-size: 44rem;
  min-block-size: 20rem;
  align-content: start;
  > p,
  > output {
    color: ${token('text-muted')};
  }
`;

/** The amount of an order beside its status. */
export const DepositFigure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
`;

export const TimeLeft = styled.p`
  min-block-size: 1lh;
  font-variant-numeric: tabular-nums;
  > strong {
    font-size: ${token('font-size-4')};
  }
`;

export const StepList = styled.ol`
  display: grid;
  gap: ${token('space-2')};
  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${token('space-4')};
    padding-inline-start: ${token('space-3')};
    border-inline-start: 2px solid ${token('border-strong')};
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
`;

/** The orders so far, beneath the form. */
export const DepositPast = styled.section`
  > h2 {
    margin-block-end: ${token('space-3')};
    font-size: ${token('font-size-4')};
  }
`;
