import { useStartUp } from '@baize/features/system';
import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { hrefOf } from '../routes/paths.ts';
import { HelpLink, HeldPlace } from './VisitorCorner.styles.ts';

type VisitorCornerProps = {
  /** Full width, one below the other. */
  readonly wide?: boolean;
  /** Called when login is pressed, before its link navigates. */
  readonly onLogIn?: (event: MouseEvent) => void;
};

/** Help, login, and registration where the merchant allows it (REQ-045, D55). */
export function VisitorCorner({ wide, onLogIn }: VisitorCornerProps) {
  const { t } = useLingui();
  const { flags, startUp } = useStartUp();
  const size = wide ? undefined : 'small';
  const isKnown = startUp !== undefined;
  // The specification misspells the header's link; the page has both paths (D2, D43).
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
      {/* Reserves its room until the start-up answer, so that nothing beside it moves. */}
      {isKnown ? register : <HeldPlace aria-hidden="true">{register}</HeldPlace>}
    </>
  );
}
