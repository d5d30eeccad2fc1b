import { useStartUp } from '@baize/features/system';
import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { hrefOf } from '../routes/paths.ts';
import { HelpLink, HeldPlace } from './Shell.styles.ts';

interface VisitorCornerProps {
  /** As large as there is room for, one beneath the other. */
  readonly wide?: boolean;
  /** Log-in is pressed, before its page is followed to. */
  readonly onLogIn?: (event: MouseEvent) => void;
}

/** Help, log in, and register where the merchant lets visitors register themselves (REQ-045, D55). */
export function VisitorCorner({ wide, onLogIn }: VisitorCornerProps) {
  const { t } = useLingui();
  const { flags, startUp } = useStartUp();
  const size = wide ? undefined : 'small';
  const isKnown = startUp !== undefined;
  // The specification spells the header's link so; the page knows both paths (D2, D43).
  const href = !isKnown || flags.directRegistration ? hrefOf('register') && '/reigster' : undefined;
  const register = href !== undefined && (
    <ButtonLink href={href} size={size} wide={wide} variant="main">
      {t({ id: 'header.register', message: 'Register' })}
    </ButtonLink>
  );
  return (
    <>
      {!wide && (
        <HelpLink href={hrefOf('help')} size="small" variant="plain">
          {t({ id: 'navigation.help', message: 'Help' })}
        </HelpLink>
      )}
      <ButtonLink
        href={hrefOf('login')}
        size={size}
        wide={wide}
        variant={register === false ? 'main' : 'quiet'}
        onClick={onLogIn}
      >
        {t({ id: 'header.logIn', message: 'Log in' })}
      </ButtonLink>
      {/* Until the gateway has said whether it is offered, its room is held: nothing beside it moves then. */}
      {isKnown ? register : <HeldPlace aria-hidden="true">{register}</HeldPlace>}
    </>
  );
}
