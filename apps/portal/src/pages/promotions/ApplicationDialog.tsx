import { applicationLimits, type Promotion, useApplication } from '@baize/features/promotions';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { FileDrop, type FileRefusal } from '@baize/ui-kit/FileDrop';
import { Form } from '@baize/ui-kit/Form';
import { Progress } from '@baize/ui-kit/Progress';
import { TextArea } from '@baize/ui-kit/TextArea';
import { formatLocale, numberFormat } from '@baize/domain/languages';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { useSite } from '../../site/SiteContext.ts';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';
import { usePromotionRefusalText } from './usePromotionRefusalText.ts';

type ApplicationDialogProps = {
  readonly promotion: Promotion;
  readonly onClose: () => void;
};

const { remark: most, images: mostImages, imageBytes, imageTypes } = applicationLimits;
const MEGABYTE = 1_000_000;

/** The form that applies for a promotion, with a remark and pictures. Closing it keeps the draft (REQ-210). */
export function ApplicationDialog({ promotion, onClose }: ApplicationDialogProps) {
  const { t } = useLingui();
  const refusalText = usePromotionRefusalText();
  const notify = useSetAtom(notifyAtom);
  const handleSent = () => {
    notify({
      tone: 'success',
      text: t({ id: 'promotions.sent', message: 'Your application was sent. The answer will appear here.' }),
    });
    onClose();
  };
  const { view, draft, write, send, cancel } = useApplication(promotion.id, handleSent);
  const words = useImageWords();
  const isSending = view.state === 'sending';
  const sent = isSending ? view.pictures : 0;
  const all = draft.files.length;
  const isOver = draft.remark.trim().length > most;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOver) event.currentTarget.querySelector('textarea')?.focus();
    else send();
  };
  return (
    <Dialog open onClose={onClose} dismissible={!isSending} title={promotion.title}>
      <Form
        onSubmit={handleSubmit}
        busy={isSending}
        message={view.state === 'refused' ? refusalText(view.refusal) : undefined}
        actions={
          <>
            {isSending && <Button onClick={cancel}>{t({ id: 'promotions.cancel', message: 'Cancel' })}</Button>}
            <Button type="submit" variant="main" busy={isSending}>
              {t({ id: 'promotions.send', message: 'Send application' })}
            </Button>
          </>
        }
      >
        <TextArea
          name="remark"
          label={t({ id: 'promotions.remark', message: 'Note' })}
          hint={t({
            id: 'promotions.remark.hint',
            message: 'Tell us what we should know, such as a deposit or a bet. You can leave this empty.',
          })}
          value={draft.remark}
          onChange={({ target }) => write({ remark: target.value })}
          error={isOver ? t({ id: 'promotions.remark.long', message: `Use at most ${most} characters.` }) : undefined}
          limit={{
            most,
            say: (left) => {
              const over = -left;
              return over > 0
                ? t({
                    id: 'promotions.remark.over',
                    message: plural(over, {
                      one: `${over} character too many`,
                      other: `${over} characters too many`,
                    }),
                  })
                : t({ id: 'promotions.remark.left', message: `Characters left: ${left}` });
            },
          }}
        />
        <FileDrop
          name="images"
          label={t({ id: 'promotions.images', message: 'Pictures' })}
          hint={t({
            id: 'promotions.images.hint',
            message: plural(mostImages, {
              one: `PNG or JPG, up to ${mostImages} picture, below 5 MB`,
              other: `PNG or JPG, up to ${mostImages} pictures, each below 5 MB`,
            }),
          })}
          prompt={t({ id: 'promotions.images.prompt', message: 'Choose pictures or drop them here' })}
          types={imageTypes}
          maxBytes={imageBytes}
          maxCount={mostImages}
          files={draft.files}
          onChange={(files) => write({ files })}
          {...words}
        />
        {isSending && all > 0 && (
          <Progress
            label={t({ id: 'promotions.sending', message: 'Sending the pictures' })}
            value={sent / all}
            text={t({ id: 'promotions.sendingOf', message: `${sent} of ${all}` })}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** Texts for chosen pictures: size, rejection and removal. */
const useImageWords = () => {
  const { t } = useLingui();
  const { language, document } = useSite();
  const size = numberFormat(formatLocale(language, document.region), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const sayRefusal = ({ file: { name }, reason }: FileRefusal) =>
    ({
      type: () => t({ id: 'promotions.images.type', message: `${name} is not a PNG or JPG.` }),
      size: () => t({ id: 'promotions.images.size', message: `${name} is too large. A picture can have up to 5 MB.` }),
      count: () =>
        t({
          id: 'promotions.images.count',
          message: plural(mostImages, {
            one: `${name} was not added. You can add up to ${mostImages} picture.`,
            other: `${name} was not added. You can add up to ${mostImages} pictures.`,
          }),
        }),
      double: () => t({ id: 'promotions.images.double', message: `${name} is already there.` }),
    })[reason]();
  return {
    sayFile: (file: File) => size.format(file.size / MEGABYTE),
    sayRefusal,
    sayRemove: ({ name }: File) => t({ id: 'promotions.images.remove', message: `Remove ${name}` }),
  };
};
