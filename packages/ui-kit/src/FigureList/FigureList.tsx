import type { ReactNode } from 'react';
import { FigureListFrame, FigureListSource, FigureListTitle } from './FigureList.styles.ts';

export type FigureListProps = {
  title: string;
  figures: readonly { id: string; value: string; label: string }[];
  /** Source and time of the figures; required, so that no figure is rendered without. */
  source: ReactNode;
};

/** A few figures side by side, each with what it counts, and where they are from. */
export function FigureList({ title, figures, source }: FigureListProps) {
  return (
    <section aria-label={title}>
      <FigureListTitle>{title}</FigureListTitle>
      <FigureListFrame>
        {figures.map(({ id, value, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FigureListFrame>
      <FigureListSource>{source}</FigureListSource>
    </section>
  );
}
