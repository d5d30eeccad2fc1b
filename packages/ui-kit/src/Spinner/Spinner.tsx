import { useKitWords } from '../KitWords/KitWords.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerRing } from './Spinner.styles.ts';

/** A loading indicator, 1.25 em in the text's colour, with a hidden text for screen readers. */
export function Spinner() {
  const words = useKitWords();
  return (
    <output>
      <SpinnerRing />
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </output>
  );
}
