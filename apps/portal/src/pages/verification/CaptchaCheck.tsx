import type { FormField } from '@baize/features/forms';
import type { CaptchaView } from '@baize/features/verification';
import { CaptchaField } from '@baize/ui-kit/CaptchaField';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';

type CaptchaCheckProps = {
  readonly field: FormField;
  readonly captcha: CaptchaView;
};

const alternativeStates = { proving: 'working', proved: 'done' } as const;

/**
 * The captcha of a form: a picture to read, or a check without one. Null until the gateway requires it (REQ-101,
 * REQ-102, D45).
 */
export function CaptchaCheck({ field, captcha }: CaptchaCheckProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText({});
  const { state, image, failure } = captcha;
  if (state === 'hidden') return null;
  return (
    <CaptchaField
      {...field}
      label={t({ id: 'login.captcha', message: 'Captcha' })}
      error={field.error ?? (failure === undefined ? undefined : refusalText(failure))}
      image={image}
      refreshLabel={t({ id: 'login.captchaRefresh', message: 'Another picture' })}
      refreshing={state === 'loading'}
      onRefresh={captcha.refresh}
      alternative={{
        label: t({ id: 'login.captchaAlternative', message: 'Check without a picture' }),
        state: state === 'proving' || state === 'proved' ? alternativeStates[state] : 'offered',
        doneText: t({ id: 'login.captchaDone', message: 'Verified' }),
        onSelect: captcha.chooseAlternative,
      }}
    />
  );
}
