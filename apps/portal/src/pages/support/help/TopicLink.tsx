import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';

/** A link to the page that a help topic explains; nothing for other topics. */
export function TopicLink({ topic }: { readonly topic: string }) {
  const { t } = useLingui();
  switch (topic) {
    case 'deposit':
      return (
        <p>
          <ButtonLink href={memberPage('depositv2')}>{t({ id: 'help.deposit', message: 'Make a deposit' })}</ButtonLink>
        </p>
      );
    case 'withdraw':
      return (
        <p>
          <ButtonLink href={memberPage('withdraw')}>{t({ id: 'help.withdraw', message: 'Withdraw money' })}</ButtonLink>
        </p>
      );
    case 'games':
      return (
        <p>
          <ButtonLink href={memberPage('personalHistoryCopy')}>
            {t({ id: 'help.bets', message: 'Open your betting record' })}
          </ButtonLink>
        </p>
      );
    default:
      return null;
  }
}
