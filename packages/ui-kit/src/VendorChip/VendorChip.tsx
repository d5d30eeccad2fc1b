import { useRef } from 'react';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { useNear } from '../near/useNear.ts';
import { usePictureSource } from '../pictureSource/usePictureSource.ts';
import { VendorChipFrame } from './VendorChip.styles.ts';

export type VendorChipProps = {
  name: string;
  /** URLs of a small picture in the order to try; when all fail, only the name is rendered (REQ-076). */
  icons?: readonly string[] | undefined;
  selected: boolean;
  onSelect: () => void;
  badge?: 'new' | 'maintenance' | undefined;
};

/** A toggle for one vendor of a category, pressed while its games are shown. */
export function VendorChip({ name, icons, selected, onSelect, badge }: VendorChipProps) {
  const words = useKitWords();
  const chip = useRef<HTMLButtonElement>(null);
  const near = useNear(chip);
  const { source, handleError } = usePictureSource(icons);
  return (
    <VendorChipFrame ref={chip} type="button" title={name} aria-pressed={selected} onClick={onSelect}>
      {source && (near ? <img src={source} alt="" width={20} height={20} onError={handleError} /> : <span />)}
      <bdi translate="no">{name}</bdi>
      {badge && <small data-maintenance={badge === 'maintenance' || undefined}>{words[badge]}</small>}
    </VendorChipFrame>
  );
}
