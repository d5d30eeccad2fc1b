import { useKitWords } from '../KitWords/KitWords.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerRing } from './Spinner.styles.ts';

/** Says that something is on its way, 1.25 em in the text's colour, with the word for readers of speech. */
export function Spinner() {
  const words = useKitWords();
  return (
    <output>
      <SpinnerRing />
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </output>
  );
}
