import { Icon } from '../Icon/index.ts';
import { FavouriteButtonFrame } from './FavouriteButton.styles.ts';

export type FavouriteButtonProps = {
  /** Accessible name including the game's; the same for both states. */
  label: string;
  pressed: boolean;
  onPress: () => void;
};

/** A toggle button with a heart, filled while pressed. */
export function FavouriteButton({ label, pressed, onPress }: FavouriteButtonProps) {
  return (
    <FavouriteButtonFrame icon="heart" label={label} aria-pressed={pressed} onClick={onPress}>
      <span>
        <Icon icon="heart" filled={pressed} />
      </span>
    </FavouriteButtonFrame>
  );
}
