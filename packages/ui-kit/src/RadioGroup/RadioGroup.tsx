import { type ReactNode, useId } from 'react';
import { controlAttributes, type FieldProps } from '../Field/Field.tsx';
import { FormMessage } from '../FormMessage/FormMessage.tsx';
import { RadioFrame, RadioLegend, RadioList, RadioRow } from './RadioGroup.styles.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** A line below the label. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = FieldProps & {
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  /** Options side by side when they fit, for two or three short words. */
  inline?: boolean | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** A group of native radio buttons, uncontrolled. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, error, hint, name, options, defaultValue, required, inline, onChange } = props;
  const id = useId();
  return (
    <RadioFrame role="radiogroup" aria-required={required} {...controlAttributes(id, { error, hint })}>
      <RadioLegend data-required={required || undefined}>{label}</RadioLegend>
      <RadioList data-inline={inline || undefined}>
        {options.map(({ value, label: text, detail, disabled }, place) => (
          <RadioRow key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={disabled}
              aria-labelledby={`${id}-${place}`}
              aria-describedby={detail && `${id}-${place}-detail`}
              onChange={() => onChange?.(value)}
            />
            <span>
              <span id={`${id}-${place}`}>{text}</span>
              {detail && <small id={`${id}-${place}-detail`}>{detail}</small>}
            </span>
          </RadioRow>
        ))}
      </RadioList>
      {hint && (
        <FormMessage id={`${id}-hint`} tone="hint">
          {hint}
        </FormMessage>
      )}
      {error && <FormMessage id={`${id}-error`}>{error}</FormMessage>}
    </RadioFrame>
  );
}
