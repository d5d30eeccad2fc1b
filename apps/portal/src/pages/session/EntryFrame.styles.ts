import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../shell/PageColumn.styles.ts';

const wide = '@media (min-width: 64em)';

export const EntryFrameGrid = styled.div`
  display: grid;
  flex: 1;
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(30rem, 40%);
  }
`;

export const EntryPicture = styled.div`
  position: relative;
  display: none;
  overflow: hidden;
  ${wide} {
    display: block;
  }
  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:dir(rtl) > img {
    transform: scaleX(-1);
  }
`;

export const EntryPictureWords = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  --fade: calc(2 * ${token('space-8')});
  padding: var(--fade) ${token('space-7')} ${token('space-7')};
  /* Whole under the words, as on home, so that they are read over any picture. */
  background: linear-gradient(to top, ${token('hero-scrim')} calc(100% - var(--fade)), transparent);
  color: ${token('text-on-hero')};
  font-size: ${token('font-size-4')};
  > p:first-child {
    margin-block-end: ${token('space-2')};
    font-family: ${token('font-display')};
    font-size: ${token('font-size-7')};
    line-height: ${token('line-tight')};
  }
`;

export const EntryColumn = styled(PageColumn)`
  --page-width: 25rem;
  align-content: center;
  padding-block: ${token('space-7')};
`;

export const EntryTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  /* The pictures of the switches stand where the fields end, their room beyond. */
  margin-inline-end: calc(-1 * ${token('space-3')});
  > :first-child {
    margin-inline-end: auto;
  }
`;

export const EntryWaysRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-3')};
  > :only-child {
    margin-inline: auto;
  }
`;
