import { ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../routes/paths.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Rendered for an address without a page, inside the shell (REQ-030). */
export function NotFoundScreen() {
  const { t } = useLingui();
  const title = t({ id: 'notFound.title', message: 'Page not found' });
  usePageTitle(title);
  return (
    <StatusScreen
      kind="notFound"
      title={title}
      text={t({ id: 'notFound.text', message: 'The address may be wrong, or the page may have moved.' })}
      action={
        <ButtonLink variant="main" icon="home" href={hrefOf('home')}>
          {t({ id: 'notFound.home', message: 'Go to the home page' })}
        </ButtonLink>
      }
    />
  );
}
