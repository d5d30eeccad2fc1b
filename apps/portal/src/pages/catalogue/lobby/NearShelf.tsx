import type { CategoryCode } from '@baize/domain/categories';
import { useNear } from '@baize/ui-kit/near';
import { useRef } from 'react';
import { CategoryShelf } from '../games/CategoryShelf.tsx';

interface NearShelfProps {
  readonly category: CategoryCode;
  readonly title: string;
}

/** The shelf of a category, whose games are asked for when it comes near. */
export function NearShelf({ category, title }: NearShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      <CategoryShelf category={category} title={title} wanted={near} />
    </div>
  );
}
