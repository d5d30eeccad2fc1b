import { token } from '@baize/theme';
import { canHover } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

export const HeadCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-resting')};
  [data-in-popup] & {
    background: ${token('surface-sunken')};
    box-shadow: none;
  }
`;

export const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 3rem;
  > span:first-child {
    inline-size: 3rem;
    block-size: 3rem;
    font-size: ${token('font-size-4')};
  }
  > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  p {
    line-height: ${token('line-tight')};
  }
  p + p {
    margin-block-start: ${token('space-1')};
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
`;

export const BalanceLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  min-block-size: 2.75rem;
  > div {
    min-inline-size: 0;
  }
  p {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
  output {
    display: block;
    min-block-size: 2.25rem;
    overflow-wrap: anywhere;
  }
`;

export const HeadButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  gap: ${token('space-2')};
  > a {
    padding-inline: ${token('space-2')};
  }
`;

/** One row from the first paint, with room for two lines; further rows when the member opens them. */
export const Needs = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  min-block-size: 3.5rem;
  border-radius: ${token('radius-large')};
  background: ${token('surface-sunken')};
  font-size: ${token('font-size-2')};
  line-height: ${token('line-tight')};
  overflow: hidden;
  &[data-some] {
    background: ${token('surface-info')};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-block-size: 3.5rem;
    padding: ${token('space-1')} ${token('space-3')};
    outline-offset: -2px;
    color: inherit;
    text-decoration: none;
    ${canHover} {
      &:hover {
        background: ${token('overlay-hover')};
      }
    }
  }
  svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${token('info')};
  }
  a > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const NeedsNone = styled.p`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 3.5rem;
  padding: ${token('space-1')} ${token('space-3')};
  color: ${token('text-muted')};
`;

export const MoreNeeds = styled.button`
  min-block-size: 3.5rem;
  padding-inline: ${token('space-3')};
  border: 0;
  outline-offset: -2px;
  background: none;
  color: ${token('info')};
  font: inherit;
  font-weight: ${token('weight-medium')};
  cursor: pointer;
`;
