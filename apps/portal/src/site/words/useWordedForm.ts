import { useRuleForm, type FormField } from '@baize/features/forms';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { useFieldErrorText } from './useFieldErrorText.ts';

type RuleFormOptions<Refusal> = Parameters<typeof useRuleForm<Refusal>>[0];
type Options<Refusal> = Omit<RuleFormOptions<Refusal>, 'say'> & {
  readonly refusalText: (refusal: Refusal) => string;
};

export type WordedForm = {
  /** Props of `<Form>`. */
  readonly props: Pick<ComponentPropsWithRef<'form'>, 'ref' | 'onSubmit' | 'onBlur'> & {
    readonly message: string | undefined;
    readonly summary: string | undefined;
  };
  /** Props of a field of the kit, by its name. */
  readonly field: (name: string) => FormField;
  readonly checked: (name: string) => string | undefined;
};

/**
 * A form under the rule engine, whose errors and refusals are sentences for the player: `<Form {...props}>`,
 * `<TextField {...field('username')} />`.
 */
export const useWordedForm = <Refusal>({ refusalText, ...options }: Options<Refusal>): WordedForm => {
  const { t } = useLingui();
  const { props, field, checked } = useRuleForm<Refusal>({
    ...options,
    say: { error: useFieldErrorText(), refusal: refusalText },
  });
  const { errorCount: count, ...form } = props;
  const summary =
    count < 2
      ? undefined
      : t({
          id: 'field.faults',
          message: plural(count, {
            one: `${count} field needs your attention`,
            other: `${count} fields need your attention`,
          }),
        });
  return { props: { ...form, summary }, field, checked };
};
