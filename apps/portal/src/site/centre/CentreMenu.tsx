import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { groupsOf } from './centre.rules.ts';
import type { CentreRow } from './centre.types.ts';
import { CentreBadge, CentreLink } from './CentreLayout.styles.ts';

type CentreMenuProps = {
  readonly rows: readonly CentreRow[];
  /** Key of the current page. */
  readonly current: string | undefined;
  /** Number of things to do on a page, by its key; none for 0. */
  readonly badges: Readonly<Record<string, number>>;
  readonly hrefOf: (row: CentreRow) => string;
};

/** The pages of a centre in groups, as links. */
export function CentreMenu({ rows, ...row }: CentreMenuProps) {
  return groupsOf(rows).map((group) => <MenuGroup key={group[0]?.group.id} rows={group} {...row} />);
}

function MenuGroup({ rows, current, badges, hrefOf }: CentreMenuProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [first] = rows;
  return (
    <div>
      <h2 id={id}>{first && i18n._(first.group)}</h2>
      <ul aria-labelledby={id}>
        {rows.map((row) => (
          <li key={row.key}>
            <CentreLink as={Link} href={hrefOf(row)} aria-current={row.key === current ? 'page' : undefined}>
              <Icon icon={row.icon} />
              <span>{i18n._(row.label)}</span>
              <Badge count={badges[row.key] ?? 0} />
              <Icon icon="forward" />
            </CentreLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Badge({ count }: { readonly count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <>
      <CentreBadge aria-hidden="true">{count}</CentreBadge>{' '}
      <VisuallyHidden>
        {t({ id: 'centre.badge', message: plural(count, { one: '# thing to do', other: '# things to do' }) })}
      </VisuallyHidden>
    </>
  );
}
