import { canRegister } from '@baize/domain/flags';
import { useFlags } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react';
import { hrefOf, routeNamed } from '../site/routes/paths.ts';
import { usePlace } from '../site/routes/Place.ts';
import type { PageName } from '../site/routes/routes.ts';
import { EntryTabRow } from './EntryTabs.styles.ts';

const entries = ['login', 'register'] as const;

/**
 * Tabs between login and registration in their popups (REQ-096); nothing in other popups, or when registration is
 * closed.
 */
export function EntryTabs({ current }: { readonly current: PageName }) {
  const { i18n } = useLingui();
  const isOpen = canRegister(useFlags());
  // Both tabs keep the query, which has the way back.
  const { search } = usePlace();
  const isEntry = entries.some((name) => name === current);
  if (!isEntry || !isOpen) return null;
  return (
    <EntryTabRow>
      {entries.map((name) => {
        const label = routeNamed(name)?.label;
        return (
          <TextLink key={name} href={`${hrefOf(name)}${search}`} aria-current={name === current ? 'page' : undefined}>
            {label && i18n._(label)}
          </TextLink>
        );
      })}
    </EntryTabRow>
  );
}
