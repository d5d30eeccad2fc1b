import { useSessionEnding } from '@baize/features/session/ending';
import { SessionWarning } from './SessionWarning.tsx';
import { AutoPopup } from './AutoPopup.tsx';
import { Welcome } from './Welcome.tsx';

/** The popups of a member: those of visitors, the welcome, and the warning before the session ends. */
export function MemberAutoPopup() {
  const ending = useSessionEnding();
  return (
    <AutoPopup
      sessionEnds={ending.secondsLeft !== undefined}
      warning={<SessionWarning {...ending} />}
      welcome={<Welcome />}
    />
  );
}
