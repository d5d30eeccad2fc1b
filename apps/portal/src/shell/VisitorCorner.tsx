import { useFlags } from '@baize/features/system';
import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../routes/paths.ts';

interface VisitorCornerProps {
  /** As large as there is room for, one beneath the other. */
  readonly wide?: boolean;
}

/** Log in, and register where the merchant lets visitors register themselves (REQ-045). */
export function VisitorCorner({ wide }: VisitorCornerProps) {
  const { t } = useLingui();
  const flags = useFlags();
  const size = wide ? undefined : 'small';
  // The specification spells the header's link so; the page knows both paths (D2, D43).
  const register = flags.directRegistration ? hrefOf('register') && '/reigster' : undefined;
  return (
    <>
      <ButtonLink href={hrefOf('login')} size={size} wide={wide} variant={register === undefined ? 'main' : 'quiet'}>
        {t({ id: 'header.logIn', message: 'Log in' })}
      </ButtonLink>
      {register !== undefined && (
        <ButtonLink href={register} size={size} wide={wide} variant="main">
          {t({ id: 'header.register', message: 'Register' })}
        </ButtonLink>
      )}
    </>
  );
}
