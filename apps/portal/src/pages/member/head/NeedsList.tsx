import { Icon, fieldIcons } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MoreNeeds, Needs, NeedsNone } from './CentreHead.styles.ts';
import { useNeeds } from './useNeeds.ts';

/**
 * What waits for the member, as links. One row until the member opens the others, and from the first paint, so that the
 * menu beneath it does not move.
 */
export function NeedsList() {
  const { t } = useLingui();
  const { needs, loading } = useNeeds();
  const [isOpen, setOpen] = useState(false);
  const label = t({ id: 'member.needs', message: 'Needs your attention' });
  const others = needs.length - 1;
  return (
    <Needs aria-label={label} aria-busy={loading} data-some={needs.length > 0 || undefined}>
      {needs.length === 0 ? (
        <NeedsNone>
          {loading ? (
            <Skeleton shape="line" />
          ) : (
            <>
              <Icon icon={fieldIcons.check} />
              <span>{t({ id: 'member.needs.none', message: 'Nothing needs your attention' })}</span>
            </>
          )}
        </NeedsNone>
      ) : (
        <ul aria-label={label}>
          {(isOpen ? needs : needs.slice(0, 1)).map(({ id, icon, text, href }) => (
            <li key={id}>
              <Link href={href}>
                <Icon icon={icon} />
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <MoreNeeds type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? t({ id: 'member.needs.less', message: 'Less' })
            : t({ id: 'member.needs.more', message: plural(others, { one: '# more', other: '# more' }) })}
        </MoreNeeds>
      )}
    </Needs>
  );
}
