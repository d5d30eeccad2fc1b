import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { wrapText } from '../foundation/wrapText.tsx';
import { MoneyFieldBox, MoneyFieldFrame, MoneyFieldPresets, MoneyFieldSummary } from './MoneyField.styles.ts';
import { type AmountTyping, closeAmount, typeAmount, type TypedAmount, writeAmount } from './typedAmount.ts';

export type { AmountTyping } from './typedAmount.ts';

export type MoneyFieldProps = FieldProps & {
  /** A form submits the text as shown, grouped in the reader's language. */
  name: string;
  /** Amount in minor units, e.g. `"123456"` for 1,234.56; undefined while empty or no amount. */
  value: string | undefined;
  /** `text` tells an empty field from one whose text is no amount. */
  onChange: (minor: string | undefined, text: string) => void;
  onBlur?: (() => void) | undefined;
  /** Symbol or code shown before the amount, and the digits after the point of its smallest unit. */
  currency: { symbol: string; exponent: number };
  typing: AmountTyping;
  /** Amounts to choose from, formatted by the owner; the one that equals the value is pressed. */
  presets?: { label: string; amounts: readonly { minor: string; text: string }[] } | undefined;
  /** A button within the field that enters the whole amount available. */
  all?: { label: string; minor: string } | undefined;
  /** Figures derived from the amount, such as the fee and the amount received; announced when they change. */
  summary?: readonly { id: string; label: string; value: ReactNode }[] | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

type Shown = TypedAmount & { caret?: number };

/**
 * An amount in a currency of any number of decimals, grouped while it is typed; digits of any script. Limits are its
 * `hint`. Not a number input: browsers show those in the device's language and drop what they cannot parse.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, error, hint, name, value, onChange, onBlur, currency, typing, presets, all, summary } = props;
  const { required, disabled } = props;
  const { symbol, exponent } = currency;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Shown>({ text: '', minor: undefined, open: false });
  const [composed, setComposed] = useState<string>();
  const shown: Shown =
    typed.minor === value ? typed : { text: writeAmount(value, exponent, typing), minor: value, open: false };

  useLayoutEffect(() => {
    const field = input.current;
    if (typed.caret !== undefined && field === document.activeElement)
      field?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const show = (next: Shown) => {
    setTyped(next);
    if (next.minor !== shown.minor || next.text !== shown.text) onChange(next.minor, next.text);
  };
  const enter = (field: HTMLInputElement, deletesForward = false) => {
    const { value: text, selectionStart } = field;
    setComposed(undefined);
    show(typeAmount({ text, caret: selectionStart ?? text.length, deletesForward }, shown, exponent, typing));
  };
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType, isComposing } = nativeEvent as InputEvent;
    // An input method composes in the field's own text: it is formatted once it has ended.
    if (isComposing) setComposed(target.value);
    else enter(target, inputType === 'deleteContentForward');
  };
  const handleBlur = () => {
    const closed = closeAmount(shown, exponent, typing);
    if (closed.text !== shown.text) show(closed);
    onBlur?.();
  };
  const choose = (minor: string) => {
    show({ text: writeAmount(minor, exponent, typing), minor, open: false });
  };

  return (
    <MoneyFieldFrame>
      <Field id={id} label={label} required={required} error={error} hint={hint}>
        <MoneyFieldBox data-disabled={disabled || undefined} data-invalid={error ? true : undefined}>
          <span id={`${id}-currency`} translate="no">
            {symbol}
          </span>
          <input
            ref={input}
            name={name}
            value={composed ?? shown.text}
            onChange={handleChange}
            onCompositionEnd={(event) => enter(event.currentTarget)}
            onBlur={handleBlur}
            required={required}
            disabled={disabled}
            inputMode={exponent === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            dir="ltr"
            {...controlAttributes(id, { error, hint }, `${id}-currency`)}
          />
          {all && (
            <button type="button" disabled={disabled} onClick={() => choose(all.minor)}>
              {all.label}
            </button>
          )}
        </MoneyFieldBox>
        {presets && (
          <MoneyFieldPresets aria-label={presets.label}>
            {presets.amounts.map(({ minor, text }) => (
              <button
                type="button"
                key={minor}
                aria-pressed={minor === value}
                disabled={disabled}
                onClick={() => choose(minor)}
              >
                <bdi translate="no">{text}</bdi>
              </button>
            ))}
          </MoneyFieldPresets>
        )}
      </Field>
      {summary && (
        <MoneyFieldSummary aria-live="polite">
          {summary.map(({ id: key, label: term, value: amount }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>{wrapText(amount)}</dd>
            </div>
          ))}
        </MoneyFieldSummary>
      )}
    </MoneyFieldFrame>
  );
}
