import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';

/** The native control covers the zone invisibly and receives presses, keys and files. */
export const FileDropZone = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  gap: ${token('space-2')};
  min-block-size: 7rem;
  padding: ${token('space-4')};
  border: 1px dashed ${token('border-control')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  text-align: center;
  > svg {
    color: ${token('text-accent')};
  }
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  ${canHover} {
    &:hover {
      color: ${token('text')};
    }
  }
  &:has(> :focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  &:has(> [aria-invalid]) {
    border-color: ${token('danger')};
  }
  &[data-over] {
    border: 2px solid ${token('focus')};
    color: ${token('text')};
  }
`;

export const FileDropList = styled.ul`
  display: grid;
  > li {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-inline-size: 0;
    &:not(:last-child) {
      border-block-end: 1px solid ${token('hairline')};
    }
  }
  > li > bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const FilePreviewFrame = styled.span`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  margin-block: ${token('space-1')};
  overflow: clip;
  border-radius: ${token('radius-small')};
  background: ${token('surface-sunken')};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
