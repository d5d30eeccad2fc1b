import type { ReactNode } from 'react';
import { Description, DescriptionFrame } from './DescriptionList.styles.ts';

export type DescriptionListProps = {
  items: readonly {
    id: string;
    label: string;
    /** The value, isolated so that its text keeps its own direction. */
    value: ReactNode;
    /** A control for the value, such as a copy button. */
    action?: ReactNode;
  }[];
};

/** Name and value pairs as a `<dl>`. */
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
