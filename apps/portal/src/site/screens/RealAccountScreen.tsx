import { canRegister } from '@baize/domain/flags';
import { useFlags } from '@baize/features/system';
import { ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../routes/paths.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Rendered in place of a page that trial accounts may not open: links to registration and home (REQ-011, REQ-190). */
export function RealAccountScreen() {
  const { t } = useLingui();
  const title = t({ id: 'in_need_true_account', message: 'You need a real account' });
  usePageTitle(title);
  const isOpen = canRegister(useFlags());
  return (
    <StatusScreen
      kind="blocked"
      title={title}
      text={t({
        id: 'in_need_true_account.text',
        message: 'With a trial account you can look around and try games for free.',
      })}
      action={
        <>
          {isOpen && (
            <ButtonLink variant="main" href={hrefOf('register')}>
              {t({ id: 'in_need_true_account.register', message: 'Open an account' })}
            </ButtonLink>
          )}
          <ButtonLink variant={isOpen ? 'quiet' : 'main'} href={hrefOf('home')}>
            {t({ id: 'notFound.home', message: 'Go to the home page' })}
          </ButtonLink>
        </>
      }
    />
  );
}
