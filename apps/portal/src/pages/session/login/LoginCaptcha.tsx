import type { CaptchaView } from '@baize/features/verification';
import { CaptchaField } from '@baize/ui-kit/CaptchaField';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../words/useRefusalText.ts';

interface LoginCaptchaProps {
  readonly captcha: CaptchaView;
  readonly error: string | undefined;
}

const alternativeStates = { proving: 'working', proved: 'done' } as const;

/** The captcha of a login: a picture to read, or a check that asks for no reading (REQ-101, REQ-102, D45). */
export function LoginCaptcha({ captcha, error }: LoginCaptchaProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { state, image, failure } = captcha;
  return (
    <CaptchaField
      name="captcha"
      label={t({ id: 'login.captcha', message: 'Captcha' })}
      required
      error={error ?? (failure === undefined ? undefined : refusalText(failure))}
      image={image}
      refreshLabel={t({ id: 'login.captchaRefresh', message: 'Show another picture' })}
      refreshing={state === 'loading'}
      onRefresh={captcha.refresh}
      alternative={{
        label: t({ id: 'login.captchaAlternative', message: 'Verify without a picture' }),
        state: state === 'proving' || state === 'proved' ? alternativeStates[state] : 'offered',
        doneText: t({ id: 'login.captchaDone', message: 'Verified' }),
        onSelect: captcha.chooseAlternative,
      }}
    />
  );
}
