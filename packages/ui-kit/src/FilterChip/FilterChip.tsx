import { VendorChipFrame } from '../VendorChip/VendorChip.styles.ts';

export type FilterChipProps = { label: string; selected: boolean; onSelect: () => void };

/** One way to narrow a list, pressed while it does. */
export function FilterChip({ label, selected, onSelect }: FilterChipProps) {
  return (
    <VendorChipFrame type="button" aria-pressed={selected} onClick={onSelect}>
      <bdi>{label}</bdi>
    </VendorChipFrame>
  );
}
