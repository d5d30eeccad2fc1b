import { useFlags } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../routes/paths.ts';
import { usePlace } from '../routes/Place.ts';
import type { PageName } from '../routes/routes.ts';
import { EntryTabRow } from './EntryTabs.styles.ts';

const entries = ['login', 'register'] as const;

/** In their popups, from the log-in to the registration and back (REQ-096); nothing over any other, or where nobody can register. */
export function EntryTabs({ current }: { readonly current: PageName }) {
  const { t } = useLingui();
  const { mobileRegistration, usernameRegistration } = useFlags();
  // Whatever way is taken, it leads on to where the visitor meant to go.
  const { search } = usePlace();
  const isEntry = entries.some((name) => name === current);
  if (!isEntry || (!mobileRegistration && !usernameRegistration)) return null;
  const names = {
    login: t({ id: 'entry.logIn', message: 'Log in' }),
    register: t({ id: 'entry.register', message: 'Register' }),
  };
  return (
    <EntryTabRow>
      {entries.map((name) => (
        <TextLink key={name} href={`${hrefOf(name)}${search}`} aria-current={name === current ? 'page' : undefined}>
          {names[name]}
        </TextLink>
      ))}
    </EntryTabRow>
  );
}
