import { Icon } from '../Icon/index.ts';
import { FavouriteButtonFrame } from './FavouriteButton.styles.ts';

export type FavouriteButtonProps = {
  /** Its name in words, with what it is a favourite of; the same whether it is pressed or not. */
  label: string;
  pressed: boolean;
  onPress: () => void;
};

/** A heart that is filled while it is pressed. */
export function FavouriteButton({ label, pressed, onPress }: FavouriteButtonProps) {
  return (
    <FavouriteButtonFrame icon="heart" label={label} aria-pressed={pressed} onClick={onPress}>
      <span>
        <Icon icon="heart" filled={pressed} />
      </span>
    </FavouriteButtonFrame>
  );
}
