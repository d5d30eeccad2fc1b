import { token } from '@baize/theme';
import { from1024 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

const mono = `ui-monospace, monospace`;

export const Bench = styled.main`
  display: grid;
  gap: ${token('space-6')};
  inline-size: min(100% - 2 * ${token('gutter')}, ${token('content-width')});
  margin-inline: auto;
  padding-block: ${token('space-6')} ${token('space-8')};
  > header {
    display: grid;
    gap: ${token('space-2')};
    max-inline-size: 44rem;
  }
  h1 {
    font-size: ${token('font-size-7')};
  }
  h2 {
    font-size: ${token('font-size-5')};
  }
  header p {
    color: ${token('text-muted')};
  }
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  ${from1024} {
    grid-template-columns: minmax(0, 1fr) 27rem;
    align-items: start;
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  > * {
    min-inline-size: 0;
  }
  /* Beside a long form the rules stay in sight. */
  ${from1024} {
    &:not([data-raised]) {
      position: sticky;
      inset-block-start: ${token('space-6')};
    }
  }
  &[data-raised] {
    padding: ${token('space-5')};
    border-radius: ${token('radius-large')};
    background: ${token('surface-raised')};
    box-shadow: ${token('shadow-raised')};
  }
  > output {
    display: grid;
    gap: ${token('space-3')};
    /* The empty live region takes no room. */
    &:empty {
      margin-block-start: calc(-1 * ${token('space-4')});
    }
  }
  textarea {
    max-block-size: 30rem;
    font-family: ${mono};
    font-size: ${token('font-size-2')};
    line-height: 1.6;
    tab-size: 2;
  }
`;

export const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

export const Reports = styled.ul`
  display: grid;
  gap: ${token('space-2')};
`;

export const Values = styled.pre`
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  font: ${token('font-size-2')} / 1.6 ${mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
