import { Icon } from '@baize/ui-kit/Icon';
import { IconButton } from '@baize/ui-kit/IconButton';
import { useLingui } from '@lingui/react/macro';
import { useQuiet } from '../../site/parts/useQuiet.ts';
import { serviceIcons } from './serviceIcons.ts';

/** Turns quiet mode on and off, in which nothing plays by itself, and badges and winners are hidden. */
export function QuietSwitch() {
  const { t } = useLingui();
  const { quiet, toggle } = useQuiet();
  return (
    <IconButton
      icon="pause"
      label={t({ id: 'menus.quiet', message: 'Quiet mode' })}
      aria-pressed={quiet}
      onClick={toggle}
    >
      <Icon icon={quiet ? serviceIcons.quiet : serviceIcons.sound} />
    </IconButton>
  );
}
