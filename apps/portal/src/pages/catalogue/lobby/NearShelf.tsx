import type { CategoryCode } from '@baize/domain/categories';
import { useNear } from '@baize/ui-kit/near';
import { useRef } from 'react';
import { CategoryShelf } from '../games/CategoryShelf.tsx';

type NearShelfProps = {
  readonly category: CategoryCode;
  readonly title: string;
  readonly more: { label: string; href: string } | undefined;
};

/** The shelf of a category, which fetches its games when it comes near the viewport. */
export function NearShelf({ category, title, more }: NearShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      <CategoryShelf category={category} title={title} more={more} wanted={near} />
    </div>
  );
}
