import { IconButton } from '../IconButton/IconButton.tsx';
import { Moon, Sun } from './SchemeSwitch.styles.ts';

export type SchemeSwitchProps = {
  /** Accessible name, e.g. "Theme". */
  label: string;
  onToggle: () => void;
};

/** Switches between dark and light. CSS shows the icon of the current scheme, so it is right before any script runs. */
export function SchemeSwitch({ label, onToggle }: SchemeSwitchProps) {
  return (
    <IconButton icon="moon" label={label} onClick={onToggle}>
      <Moon icon="moon" />
      <Sun icon="sun" />
    </IconButton>
  );
}
