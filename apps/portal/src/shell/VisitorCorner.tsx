import { useFlags } from '@baize/features/system';
import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../routes/paths.ts';

/** Log in, and register where the merchant lets visitors register themselves (REQ-045). */
export function VisitorCorner() {
  const { t } = useLingui();
  const flags = useFlags();
  const register = flags.directRegistration ? hrefOf('register') : undefined;
  return (
    <>
      <ButtonLink href={hrefOf('login')} size="small" variant={register === undefined ? 'main' : 'quiet'}>
        {t({ id: 'header.logIn', message: 'Log in' })}
      </ButtonLink>
      {register !== undefined && (
        <ButtonLink href={register} size="small" variant="main">
          {t({ id: 'header.register', message: 'Register' })}
        </ButtonLink>
      )}
    </>
  );
}
