import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { FieldInput } from '../Field/Field.styles.ts';
import { forcedColors } from '../foundation/media.ts';
import { overlaySurface } from '../foundation/overlay.styles.ts';

export const ComboboxFrame = styled.div`
  position: relative;
  display: grid;
  > svg {
    position: absolute;
    inset-inline-start: ${token('space-3')};
    inset-block: 0;
    block-size: 3rem;
    color: ${token('text-muted')};
    pointer-events: none;
  }
`;

export const ComboboxInput = styled(FieldInput).attrs({ role: 'combobox' })`
  appearance: none;
  padding-inline-start: 2.75rem;
  /* A cross in the kit's own stroke, as large as a target. */
  &::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    margin-inline-start: ${token('space-2')};
    color: ${token('text-muted')};
    background:
      linear-gradient(45deg, transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0),
      linear-gradient(-45deg, transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0);
    background-position: center;
    background-repeat: no-repeat;
    background-size: 0.75rem 0.75rem;
    cursor: pointer;
    ${forcedColors} {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`;

export const ComboboxPanel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${token('space-2')});
  inset-inline: 0;
  z-index: 30;
  padding: ${token('space-2')};
  border-radius: ${token('radius-medium')};
  ${overlaySurface}
  box-shadow: ${token('shadow-overlay')};
  &[data-standing] {
    position: static;
    margin-block-start: ${token('space-2')};
    padding: 0;
    box-shadow: none;
  }
  ${forcedColors} {
    border: 1px solid;
  }
  > p {
    display: block;
    padding: ${token('space-2')} ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
`;

export const ComboboxOptions = styled.div.attrs({ role: 'listbox' })`
  max-block-size: min(24rem, 50dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** `content-visibility` skips the layout of rows out of view, for long lists. */
export const ComboboxOptionRow = styled.div.attrs({ role: 'option' })`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: ${token('target-touch')};
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-small')};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 3rem;
  cursor: pointer;
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
  &:hover {
    background: ${token('overlay-hover')};
  }
  &[aria-selected='true'] {
    background: ${token('overlay-hover')};
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;

export const ComboboxPicture = styled.div`
  flex: none;
  inline-size: 2.25rem;
  block-size: 3rem;
  border-radius: min(${token('radius-small')}, 0.375rem);
  overflow: clip;
  background: ${token('cover-tint')};
  &[data-lying] {
    inline-size: 2.25rem;
    block-size: 1.5rem;
    border-radius: 0.1875rem;
    /* A white flag on a light ground keeps its edge. */
    box-shadow: 0 0 0 1px ${token('border')};
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
