import { pictureLimits, pictureProblem, useChangeProfile, type MemberProfile } from '@baize/features/profile';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ChangeEvent } from 'react';
import { ButtonRow, MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { PictureGrid } from './ProfileSettings.styles.ts';
import { useProfileRefusalText } from './useProfileRefusalText.ts';
import { useSaved } from './useSaved.ts';

type PicturePartProps = { readonly profile: Pick<MemberProfile, 'picture' | 'drawnPictures'> };

/** One of the drawn pictures, an uploaded one, or none. */
export function PicturePart({ profile: { picture, drawnPictures } }: PicturePartProps) {
  const { t } = useLingui();
  const saved = useSaved();
  const { change, isBusy, refusal } = useChangeProfile(saved);
  const refusalText = useProfileRefusalText();
  const { problem, input, handleFile } = useChosenFile((file) => change({ change: 'upload', file }));
  const title = t({ id: 'profile.picture', message: 'Your picture' });
  return (
    <MoneyPart aria-label={title} aria-busy={isBusy}>
      <h2>{title}</h2>
      <p>{t({ id: 'profile.picture.text', message: 'Choose a picture, or upload a PNG or JPG of up to 5 MB.' })}</p>
      <PictureGrid>
        {drawnPictures.map((url, at) => {
          const nth = at + 1;
          return (
            <li key={url}>
              <button
                type="button"
                aria-label={t({ id: 'profile.picture.nth', message: `Picture ${nth}` })}
                aria-pressed={picture?.drawn === nth}
                disabled={isBusy}
                onClick={() => change({ change: 'picture', drawn: nth })}
              >
                <img src={url} alt="" width="96" height="96" loading="lazy" />
              </button>
            </li>
          );
        })}
      </PictureGrid>
      <ButtonRow>
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          {t({ id: 'profile.picture.upload', message: 'Upload a picture' })}
        </Button>
        {picture !== undefined && (
          <Button disabled={isBusy} onClick={() => change({ change: 'picture', drawn: undefined })}>
            {t({ id: 'profile.picture.remove', message: 'Remove the picture' })}
          </Button>
        )}
        <input ref={input} type="file" hidden accept={pictureLimits.types.join()} onChange={handleFile} />
      </ButtonRow>
      {problem !== undefined && <FormMessage role="alert">{problem}</FormMessage>}
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
    </MoneyPart>
  );
}

/** A file input whose file is passed on, unless it is too large or of another type. */
const useChosenFile = (onFile: (file: File) => void) => {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const found = pictureProblem(file);
    setProblem(
      found === undefined
        ? undefined
        : found === 'size'
          ? t({ id: 'profile.picture.large', message: 'The picture is too large. It can have up to 5 MB.' })
          : t({ id: 'profile.picture.invalid', message: 'This file is not a PNG or JPG picture.' }),
    );
    if (found === undefined) onFile(file);
    // Without a reset, the same file could not be chosen again.
    target.value = '';
  };
  return { problem, input, handleFile };
};
