import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { contentRow } from '../foundation/contentRow.styles.ts';
import { canHover, from768 } from '../foundation/media.ts';

export const FooterFrame = styled.footer`
  border-block-start: 1px solid ${token('hairline')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
`;

export const FooterInner = styled.div`
  display: grid;
  gap: ${token('space-5')};
  ${contentRow}
  padding-block: ${token('space-6')};
  place-items: start;
  ${from768} {
    grid-template-columns: auto 1fr;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

export const FooterColumns = styled.div`
  display: grid;
  /* As wide as the texts, so that an e-mail address stays whole on a phone. */
  grid-template-columns: minmax(0, auto) minmax(0, auto);
  gap: ${token('space-5')};
  inline-size: 100%;
  ${from768} {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${token('space-5')} ${token('space-8')};
  }
  h2 {
    margin-block-end: ${token('space-2')};
    color: ${token('text')};
    font: ${token('weight-bold')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
    letter-spacing: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target-touch')};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${from768} {
      min-block-size: 2rem;
    }
    ${canHover} {
      &:hover {
        color: ${token('text')};
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }
  }
`;

export const FooterTilesRoom = styled.div`
  display: grid;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: calc(5rem + 2 * (${token('space-3')} + ${token('target-touch')}));
`;

export const FooterEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')} ${token('space-4')};
  inline-size: 100%;
  padding-block-start: ${token('space-5')};
  border-block-start: 1px solid ${token('hairline')};
  > :last-child {
    ${from768} {
      margin-inline-start: auto;
    }
  }
`;

export const FooterAge = styled.strong`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 2px solid ${token('border-strong')};
  border-radius: 50%;
  color: ${token('text')};
  font-family: ${token('font-figures')};
  unicode-bidi: isolate;
  direction: ltr;
`;
