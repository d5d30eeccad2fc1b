import type { ReactNode } from 'react';
import { SampleFrame } from './Sample.styles.ts';

export type SampleProps = {
  children: ReactNode;
};

/** Raised ground for a short text. */
export function Sample({ children }: SampleProps) {
  return <SampleFrame>{children}</SampleFrame>;
}
