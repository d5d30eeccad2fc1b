import { SkeletonShape } from './Skeleton.styles.ts';

export type SkeletonProps = {
  /** The shape of the content to come: a line of text, a figure, a chip or a round picture. */
  shape: 'line' | 'figure' | 'chip' | 'avatar';
};

/** Placeholder for loading content. Hidden from screen readers: its surroundings must announce the loading. */
export function Skeleton({ shape }: SkeletonProps) {
  return <SkeletonShape data-shape={shape} aria-hidden="true" />;
}
