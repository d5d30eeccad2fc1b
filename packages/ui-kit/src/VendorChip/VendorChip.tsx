import { useRef, useState } from 'react';
import { useKitWords } from '../KitWords/index.ts';
import { useNear } from '../near/index.ts';
import { VendorChipFrame } from './VendorChip.styles.ts';

export type VendorChipProps = {
  name: string;
  /** A small picture; when it fails the name stands alone (REQ-076). */
  icon?: string | undefined;
  selected: boolean;
  onSelect: () => void;
  badge?: 'new' | 'maintenance' | undefined;
};

/** One vendor of a category, pressed while its games are shown. */
export function VendorChip({ name, icon, selected, onSelect, badge }: VendorChipProps) {
  const words = useKitWords();
  const chip = useRef<HTMLButtonElement>(null);
  const near = useNear(chip);
  const [failed, setFailed] = useState<string>();
  return (
    <VendorChipFrame ref={chip} type="button" title={name} aria-pressed={selected} onClick={onSelect}>
      {icon &&
        icon !== failed &&
        (near ? <img src={icon} alt="" width={20} height={20} onError={() => setFailed(icon)} /> : <span />)}
      <bdi>{name}</bdi>
      {badge && <small data-maintenance={badge === 'maintenance' || undefined}>{words[badge]}</small>}
    </VendorChipFrame>
  );
}
