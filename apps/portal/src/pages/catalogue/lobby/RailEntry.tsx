import { Link } from '@baize/ui-kit/Link';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RailTile } from './Rail.styles.ts';

interface RailEntryProps {
  readonly href: string;
  readonly sign: ReactNode;
  readonly name: ReactNode;
  /** How many games it leads to; undefined where that is not known. */
  readonly total: number | undefined;
}

/** One way of a rail: to a category, or to the games of a vendor. */
export function RailEntry({ href, sign, name, total }: RailEntryProps) {
  const { t } = useLingui();
  return (
    <li>
      <RailTile as={Link} href={href}>
        {sign}
        <span>
          <strong>{name}</strong>
          {total !== undefined && (
            <small>
              {t({ id: 'games.count', message: plural(total, { one: `${total} game`, other: `${total} games` }) })}
            </small>
          )}
        </span>
      </RailTile>
    </li>
  );
}
