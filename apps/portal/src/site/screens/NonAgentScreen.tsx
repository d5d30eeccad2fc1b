import { ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../routes/paths.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Rendered in place of an agent's page for other members: the specified sentence, and a link home (D54). */
export function NonAgentScreen() {
  const { t } = useLingui();
  const title = t({ id: 'nonAgent.title', message: 'Agents only' });
  usePageTitle(title);
  return (
    <StatusScreen
      kind="blocked"
      title={title}
      text={t({ id: 'nonAgent.text', message: 'Non-agents cannot log in to the agent center.' })}
      action={
        <ButtonLink variant="main" icon="home" href={hrefOf('home')}>
          {t({ id: 'notFound.home', message: 'Go to the home page' })}
        </ButtonLink>
      }
    />
  );
}
