import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { FieldInput, FieldRow } from '../Field/Field.styles.ts';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { Icon, fieldIcons, moreIcons } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CaptchaDone, CaptchaFrame, CaptchaPicture } from './CaptchaField.styles.ts';

// REQ-102: at most one picture request per second; further presses are ignored.
const REFRESH_PAUSE_MS = 1000;

export type CaptchaFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> & {
    name: string;
    /** URL of the picture; its space stays empty while undefined. */
    image?: string | undefined;
    refreshLabel: string;
    refreshing?: boolean | undefined;
    onRefresh: () => void;
    /** A test without a picture to read (WCAG 2.2, 3.3.8). */
    alternative: { label: string; state: 'offered' | 'working' | 'done'; doneText: string; onSelect: () => void };
  };

/** A picture to copy characters from, a new picture on request, and an alternative that needs no picture. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { label, error, hint, image, refreshLabel, refreshing, onRefresh, alternative, ...input } = props;
  const id = useId();
  const lastRefresh = useRef(Number.NEGATIVE_INFINITY);

  const handleRefresh = () => {
    const now = Date.now();
    if (now - lastRefresh.current < REFRESH_PAUSE_MS) return;
    lastRefresh.current = now;
    onRefresh();
  };

  if (alternative.state === 'done') {
    return (
      <CaptchaDone>
        <Icon icon={moreIcons.shield} />
        <span>{alternative.doneText}</span>
      </CaptchaDone>
    );
  }
  return (
    <CaptchaFrame>
      <Field id={id} label={label} required={input.required} error={error} hint={hint}>
        <FieldRow>
          <FieldInput
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            {...input}
            {...controlAttributes(id, { error, hint })}
          />
          <CaptchaPicture type="button" aria-busy={refreshing || undefined} onClick={handleRefresh}>
            {image && <img src={image} alt="" />}
            <Icon icon={fieldIcons.refresh} />
            <VisuallyHidden>{refreshLabel}</VisuallyHidden>
          </CaptchaPicture>
        </FieldRow>
      </Field>
      <Button
        variant="plain"
        size="small"
        icon={moreIcons.shield}
        busy={alternative.state === 'working'}
        onClick={alternative.onSelect}
      >
        {alternative.label}
      </Button>
    </CaptchaFrame>
  );
}
