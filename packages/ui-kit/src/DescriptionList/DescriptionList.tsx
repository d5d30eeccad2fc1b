import type { ReactNode } from 'react';
import { Description, DescriptionFrame } from './DescriptionList.styles.ts';

export type DescriptionListProps = {
  items: readonly {
    id: string;
    label: string;
    /** What it is; text from elsewhere keeps its own direction. */
    value: ReactNode;
    /** What can be done with it, such as copying. */
    action?: ReactNode;
  }[];
};

/** Facts of one thing, each under its name. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <DescriptionFrame>
      {items.map(({ id, label, value, action }) => (
        <Description key={id}>
          <dt>{label}</dt>
          <dd>
            <span>
              <bdi>{value}</bdi>
            </span>
            {action}
          </dd>
        </Description>
      ))}
    </DescriptionFrame>
  );
}
