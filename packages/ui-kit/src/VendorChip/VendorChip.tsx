import { useState } from 'react';
import { useKitWords } from '../KitWords/index.ts';
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
  const [failed, setFailed] = useState<string>();
  return (
    <VendorChipFrame type="button" title={name} aria-pressed={selected} onClick={onSelect}>
      {icon && icon !== failed && (
        <img src={icon} alt="" width={20} height={20} loading="lazy" onError={() => setFailed(icon)} />
      )}
      <bdi>{name}</bdi>
      {badge && <small data-maintenance={badge === 'maintenance' || undefined}>{words[badge]}</small>}
    </VendorChipFrame>
  );
}
