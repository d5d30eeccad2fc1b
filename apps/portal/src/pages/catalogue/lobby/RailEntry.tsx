import { Link } from '@baize/ui-kit/Link';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RailTile } from './Rail.styles.ts';

type RailEntryProps = {
  readonly href: string;
  readonly sign: ReactNode;
  readonly name: ReactNode;
  /** The number of games behind the link; undefined while unknown. */
  readonly total: number | undefined;
};

/** A link of a rail: to a category, or to the games of a vendor. */
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
