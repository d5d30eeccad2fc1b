import {
  asksCurrentCode,
  boundContact,
  contactFields,
  refusedContactField,
  useBindContact,
  type Channel,
  type NewContact,
  type ProofKind,
  type Security,
} from '@baize/features/security';
import { useStartUp } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useWordedForm, type WordedForm } from '../../../site/words/useWordedForm.ts';
import { SecretField } from '../../verification/ConfirmWithSecret.tsx';
import { MobileNumberFields } from '../../verification/country/MobileNumberFields.tsx';
import { mobileRequestOf } from '../../verification/country/mobileRequestOf.ts';
import { useNumberFields } from '../../verification/country/useNumberFields.ts';
import { ContactCodeField } from './ContactCodeField.tsx';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type ContactDialogProps = {
  readonly channel: Channel;
  readonly security: Security;
  readonly kind: ProofKind;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The dialog that binds a mobile number or an e-mail address, or replaces the bound one. */
export function ContactDialog({ channel, security, kind, onDone, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const { startUp } = useStartUp();
  const { checks, number, isWaiting } = useNumberFields();
  const current = boundContact(security, channel);
  const isReplaced = asksCurrentCode(security, channel);
  const { send, isBusy, refusal } = useBindContact(onDone);
  const form = useWordedForm({
    rules: contactFields(startUp?.fieldRules ?? [], { channel, kind, isReplaced }),
    checks: channel === 'sms' ? checks : undefined,
    refusal,
    refusedField: refusedContactField(channel, kind),
    refusalText: useSecurityRefusalText(),
    onSubmit: ({ code = '', currentCode, [kind]: secret = '' }) => {
      const contact = contactOf(channel, form);
      if (contact === undefined || (channel === 'sms' && isWaiting)) return;
      send({ contact, code, currentCode: isReplaced ? currentCode : undefined, proof: { kind, secret } });
    },
  });
  const isMobile = channel === 'sms';
  const names = isMobile
    ? {
        add: t({ id: 'security.mobile.add', message: 'Add a mobile number' }),
        change: t({ id: 'security.mobile.change', message: 'Change mobile number' }),
        newCode: t({ id: 'security.mobile.code', message: 'Code sent to the new number' }),
      }
    : {
        add: t({ id: 'security.email.add', message: 'Add an e-mail address' }),
        change: t({ id: 'security.email.change', message: 'Change e-mail address' }),
        newCode: t({ id: 'security.email.code', message: 'Code sent to the new address' }),
      };
  const masked = bidiIsolate(current ?? '');
  return (
    <Dialog open onClose={onClose} dismissible={!isBusy} title={current === undefined ? names.add : names.change}>
      <Form
        {...form.props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {t({ id: 'security.save', message: 'Save' })}
          </Button>
        }
      >
        {isMobile ? (
          <MobileNumberFields
            form={form}
            number={number}
            label={t({ id: 'security.mobile.new', message: 'New mobile number' })}
          />
        ) : (
          <TextField
            {...form.field('email')}
            label={t({ id: 'security.email.new', message: 'New e-mail address' })}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
          />
        )}
        <ContactCodeField
          field={form.field('code')}
          label={names.newCode}
          channel={channel}
          contactOf={() => contactOf(channel, form)}
        />
        {isReplaced && (
          <ContactCodeField
            field={form.field('currentCode')}
            label={t({ id: 'security.currentCode', message: `Code sent to ${masked}` })}
            channel={channel}
          />
        )}
        <SecretField kind={kind} field={form.field} />
      </Form>
    </Dialog>
  );
}

/** The contact that is typed; undefined while a field breaks its rule, which the field then shows. */
const contactOf = (channel: Channel, form: Pick<WordedForm, 'checked'>): NewContact | undefined => {
  if (channel === 'sms') {
    const request = mobileRequestOf(form);
    return request && { channel, countryDialingCode: request.countryDialingCode, mobileNum: request.mobileNum };
  }
  const email = form.checked('email');
  return email === undefined ? undefined : { channel, email };
};
