import { useSessionEnding } from '@baize/features/session/ending';
import { SessionWarning } from './SessionWarning.tsx';
import { Speaker } from './Speaker.tsx';
import { Welcome } from './Welcome.tsx';

/** The popups of a member: those of visitors, the welcome, and the warning before the session ends. */
export function MemberSpeaker() {
  const ending = useSessionEnding();
  return (
    <Speaker
      sessionEnds={ending.secondsLeft !== undefined}
      warning={<SessionWarning {...ending} />}
      welcome={<Welcome />}
    />
  );
}
