import { ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';

/** The empty state of a list. With `hrefOfAll`, filters match no game: it links to all games (REQ-182). */
export function EmptyList({ hrefOfAll }: { readonly hrefOfAll: string | undefined }) {
  const { t } = useLingui();
  return (
    <StatusScreen
      compact
      kind="empty"
      title={t({ id: 'in_no_data', message: 'Nothing here yet' })}
      {...(hrefOfAll !== undefined && {
        text: t({ id: 'games.empty.text', message: 'No game matches your search.' }),
        action: <ButtonLink href={hrefOfAll}>{t({ id: 'games.empty.action', message: 'See all games' })}</ButtonLink>,
      })}
    />
  );
}
