import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** A patch of `--sample`; a translucent one shows the surface behind it. */
export const Patch = styled.div`
  block-size: 4rem;
  border-radius: ${token('radius-medium')};
  background: linear-gradient(var(--sample), var(--sample)) ${token('surface')};
  box-shadow: inset 0 0 0 1px ${token('border')};
`;

export const Space = styled.div`
  inline-size: var(--sample);
  block-size: ${token('space-4')};
  border-radius: ${token('radius-small')};
  background: ${token('accent')};
`;

export const Radius = styled.div`
  block-size: 4.5rem;
  border-radius: var(--sample);
  background: ${token('action-quiet')};
  box-shadow: inset 0 0 0 1px ${token('border-strong')};
`;

export const Shadow = styled.div`
  block-size: 5rem;
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  box-shadow: var(--sample);
`;

export const TypeLine = styled.p`
  font-family: var(--sample-font);
  font-size: var(--sample);
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
  overflow-wrap: anywhere;
`;

export const Gradient = styled.div`
  display: grid;
  place-items: center;
  block-size: 6rem;
  border-radius: ${token('radius-large')};
  background: linear-gradient(to right, ${token('accent')}, ${token('accent-partner')});
  color: ${token('text-on-accent')};
  font-weight: ${token('weight-bold')};
`;

export const Weave = styled.div`
  block-size: 6rem;
  border-radius: ${token('radius-large')};
  background:
    repeating-linear-gradient(45deg, ${token('pattern')} 0 2px, transparent 2px 10px),
    repeating-linear-gradient(-45deg, ${token('pattern')} 0 2px, transparent 2px 10px), ${token('surface')};
  box-shadow: inset 0 0 0 1px ${token('hairline')};
`;
