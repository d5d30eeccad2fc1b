import { SkeletonShape } from './Skeleton.styles.ts';

export type SkeletonProps = {
  /** The shape of what comes: a line of text, a figure, a chip or a round picture. */
  shape: 'line' | 'figure' | 'chip' | 'avatar';
};

/** Holds the place of what is on its way, in its shape, so that nothing shifts. Silent: its surroundings say that they load. */
export function Skeleton({ shape }: SkeletonProps) {
  return <SkeletonShape data-shape={shape} aria-hidden="true" />;
}
