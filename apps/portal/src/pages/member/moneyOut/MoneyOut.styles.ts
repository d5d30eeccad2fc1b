import { token } from '@baize/theme';
import { from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** The parts of a page of money, one below the other. */
export const MoneyStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

/** Parts with a line between each two. */
export const PartStack = styled(MoneyStack)`
  > section:not(:first-child) {
    padding-block-start: ${token('space-5')};
    border-block-start: 1px solid ${token('border')};
  }
`;

/** A part of the page with a title of its own, on the surface of the page. */
export const MoneyPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  > h2,
  > h3 {
    font-size: ${token('font-size-4')};
  }
  > p {
    color: ${token('text-muted')};
  }
`;

/** Figures side by side; one below the other on a phone. */
export const MoneyFigures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  ${from640} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${token('space-1')};
    padding: ${token('space-3')} ${token('space-4')};
    border-radius: ${token('radius-medium')};
    background: ${token('surface-sunken')};
    > p:first-child,
    > small {
      color: ${token('text-muted')};
      font-size: ${token('font-size-2')};
    }
  }
  /* Room for what is left to wager with its bar, and for what is left of the day. */
  > div {
    min-block-size: 5.25rem;
    &:nth-child(2) {
      min-block-size: 7.5rem;
    }
    &:nth-child(3) {
      min-block-size: 7rem;
    }
  }
`;

/** Options of a radio group as cards. */
export const OptionCards = styled.div`
  label {
    min-inline-size: 0;
    margin-block-end: ${token('space-2')};
    padding: ${token('space-3')} ${token('space-4')};
    border: 1px solid ${token('border-control')};
    border-radius: ${token('radius-medium')};
    &:has(:checked) {
      border-color: ${token('action')};
      box-shadow: inset 0 0 0 1px ${token('action')};
    }
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
`;

/** A title with a badge or a button at the end side. */
export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  > h2,
  > h3 {
    font-size: ${token('font-size-4')};
  }
`;
