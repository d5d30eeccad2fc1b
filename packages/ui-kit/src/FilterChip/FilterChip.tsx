import { VendorChipFrame } from '../VendorChip/VendorChip.styles.ts';

export type FilterChipProps = { label: string; selected: boolean; onSelect: () => void };

/** A toggle that filters a list, pressed while the filter applies. */
export function FilterChip({ label, selected, onSelect }: FilterChipProps) {
  return (
    <VendorChipFrame type="button" aria-pressed={selected} onClick={onSelect}>
      <bdi>{label}</bdi>
    </VendorChipFrame>
  );
}
