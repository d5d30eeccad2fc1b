import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { Needs } from './CentreHead.styles.ts';
import { useNeeds } from './useNeeds.ts';

/** What waits for the member, as links; nothing when nothing does. */
export function NeedsList() {
  const { t } = useLingui();
  const needs = useNeeds();
  const label = t({ id: 'member.needs', message: 'Needs your attention' });
  if (needs.length === 0) return null;
  return (
    <Needs aria-label={label}>
      <h2>{label}</h2>
      <ul aria-label={label}>
        {needs.map(({ id, icon, text, href }) => (
          <li key={id}>
            <Link href={href}>
              <Icon icon={icon} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Needs>
  );
}
