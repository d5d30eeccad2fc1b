import type { CategoryCode } from '@baize/domain/categories';
import { useNear } from '@baize/ui-kit/near';
import { useRef } from 'react';
import { CategoryShelf } from '../games/CategoryShelf.tsx';

interface NearShelfProps {
  readonly category: CategoryCode;
  readonly title: string;
  readonly all: string;
}

/** The shelf of a category, whose games are asked for when it comes near. */
export function NearShelf({ category, title, all }: NearShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      <CategoryShelf category={category} title={title} all={all} wanted={near} />
    </div>
  );
}
