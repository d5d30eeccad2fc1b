import { token } from '@baize/theme';
import { below1024 } from '@baize/ui-kit/media';
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
`;

/** Each need is a row as high as those of the menu. */
export const Needs = styled.section`
  > h2 {
    margin-block-end: ${token('space-1')};
  }
  ul {
    border-radius: ${token('radius-large')};
    background: ${token('surface-info')};
    overflow: hidden;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-block-size: 2.75rem;
    padding: ${token('space-2')} ${token('space-3')};
    outline-offset: -2px;
    color: inherit;
    text-decoration: none;
    ${below1024} {
      min-block-size: 3.5rem;
    }
  }
  a > svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${token('info')};
  }
  a > span {
    flex: 1;
    min-inline-size: 0;
  }
`;
