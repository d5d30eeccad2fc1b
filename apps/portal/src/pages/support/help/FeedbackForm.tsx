import { feedbackError, type FeedbackLength, useFeedback } from '@baize/features/support';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { TextArea } from '@baize/ui-kit/TextArea';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { FeedbackFrame } from './HelpPage.styles.ts';

/**
 * The feedback form, with a live count against the length limits. The draft is kept until it is sent, also across
 * reloads (REQ-167, D39).
 */
export function FeedbackForm({ length }: { readonly length: FeedbackLength }) {
  const { t } = useLingui();
  const { minLength, maxLength } = length;
  const { view, content, write, send } = useFeedback();
  const [tried, setTried] = useState(false);
  const sentences = {
    feedbackTooShort: () => t({ id: 'feedback.tooShort', message: `Use at least ${minLength} characters.` }),
    feedbackTooLong: () => t({ id: 'feedback.tooLong', message: `Use at most ${maxLength} characters.` }),
  };
  const refusalText = useRefusalText(sentences);
  const error = feedbackError(content, length);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (error === undefined) send();
    else event.currentTarget.querySelector('textarea')?.focus();
  };

  const left = (count: number) => {
    const over = -count;
    return over > 0
      ? t({
          id: 'feedback.over',
          message: plural(over, { one: `${over} character too many`, other: `${over} characters too many` }),
        })
      : t({ id: 'feedback.left', message: `Characters left: ${count}` });
  };

  return (
    <FeedbackFrame>
      <h2>{t({ id: 'feedback.title', message: 'Tell us what you think' })}</h2>
      {view.state !== 'sent' && (
        <Form
          onSubmit={handleSubmit}
          busy={view.state === 'sending'}
          message={view.state === 'refused' ? refusalText(view.refusal) : undefined}
          actions={
            <Button type="submit" variant="main" busy={view.state === 'sending'}>
              {t({ id: 'feedback.send', message: 'Send feedback' })}
            </Button>
          }
        >
          <TextArea
            name="content"
            label={t({ id: 'feedback.content', message: 'Your feedback' })}
            hint={t({ id: 'feedback.hint', message: `From ${minLength} to ${maxLength} characters` })}
            value={content}
            onChange={({ target }) => write(target.value)}
            error={tried && error !== undefined ? sentences[error]() : undefined}
            limit={{ most: maxLength, say: left }}
          />
        </Form>
      )}
      <output>
        {view.state === 'sent' && t({ id: 'feedback.sent', message: 'Thank you. Your feedback was sent.' })}
      </output>
    </FeedbackFrame>
  );
}
