import { conversionOf, convertFields, type Conversion, type PointConfig } from '@baize/features/points';
import { useBalance } from '@baize/features/wallet';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useMoney } from '../../site/words/useMoney.ts';
import { useWordedForm } from '../../site/words/useWordedForm.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { SpendDialog } from './spendParts.ts';
import { useNumberFormat } from './useNumberFormat.ts';

type ConvertFormProps = {
  readonly config: PointConfig;
  /** The member's balance of points. */
  readonly had: number;
};

/** Converts points to money: shows the amount while typing, and requires the password (REQ-216). */
export function ConvertForm({ config, had }: ConvertFormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { refresh } = useBalance();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Extract<Conversion, { ok: true }>>();
  const errorText = useConversionErrorText(config);
  const conversion = conversionOf(config, had, typed);
  const pays = ({ pays: amount }: { readonly pays: string }) => bidiIsolate(money(amount, config.currency));
  const form = useWordedForm<never>({
    rules: convertFields,
    checks: { points: (value) => errorText(conversionOf(config, had, value)) },
    refusalText: () => '',
    onSubmit: () => {
      if (conversion.ok) setAsked(conversion);
    },
  });
  const receives = conversion.ok && pays(conversion);
  return (
    <>
      <Form
        {...form.props}
        actions={
          <Button type="submit" aria-haspopup="dialog">
            {t({ id: 'points.convert', message: 'Convert to money' })}
          </Button>
        }
      >
        <TextField
          {...form.field('points')}
          label={t({ id: 'points.convert.points', message: 'Points to convert' })}
          hint={receives ? t({ id: 'points.convert.pays', message: `You receive ${receives}.` }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Form>
      <Suspense>
        {asked && (
          <ConvertDialog
            points={asked.points}
            paid={pays(asked)}
            onDone={refresh}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

type ConvertDialogProps = {
  readonly points: number;
  readonly paid: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

function ConvertDialog({ points, paid, ...on }: ConvertDialogProps) {
  const { t } = useLingui();
  const some = useNumberFormat()(points);
  return (
    <SpendDialog
      {...on}
      spending={{ kind: 'convert', points }}
      title={t({ id: 'points.convert.title', message: 'Convert points to money' })}
      text={t({ id: 'points.convert.text', message: `You convert ${some} points and receive ${paid}.` })}
      action={t({ id: 'points.convert.action', message: 'Convert' })}
      done={t({ id: 'points.convert.done', message: `You have received ${paid}.` })}
    />
  );
}

/** Returns the error text of a conversion; undefined for a valid one. */
const useConversionErrorText = ({ convert }: PointConfig): ((conversion: Conversion) => string | undefined) => {
  const { t } = useLingui();
  const least = useNumberFormat()(convert.minimum);
  return (conversion) =>
    conversion.ok
      ? undefined
      : {
          notWhole: () => t({ id: 'points.convert.notWhole', message: 'Enter a whole number, such as 500.' }),
          belowMinimum: () => t({ id: 'points.convert.minimum', message: `Convert at least ${least} points.` }),
          tooFew: () => t({ id: 'points.convert.tooFew', message: 'You do not have that many points.' }),
        }[conversion.error]();
};
