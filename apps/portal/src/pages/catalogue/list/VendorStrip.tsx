import type { CategoryVendors } from '@baize/features/catalogue';
import { badgeOf } from '@baize/features/catalogue';
import { ChipRow } from '@baize/ui-kit/ChipRow';
import { FilterChip } from '@baize/ui-kit/FilterChip';
import { VendorChip } from '@baize/ui-kit/VendorChip';
import { useLingui } from '@lingui/react/macro';

interface VendorStripProps {
  readonly vendors: CategoryVendors;
  /** The code of the one whose games are shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (vassalage: string | undefined) => void;
}

/** The vendors of a category; a press shows one vendor's games, another one all again. */
export function VendorStrip({ vendors: { state, vendors }, chosen, onChoose }: VendorStripProps) {
  const { t } = useLingui();
  if (state === 'empty' || state === 'failed') return null;
  return (
    <ChipRow label={t({ id: 'games.vendors', message: 'Vendors' })} awaited={state === 'loading'}>
      <FilterChip
        label={t({ id: 'games.allVendors', message: 'All vendors' })}
        selected={chosen === undefined}
        onSelect={() => onChoose(undefined)}
      />
      {vendors.map((vendor) => (
        <VendorChip
          key={vendor.vassalage}
          name={vendor.name}
          icon={vendor.icon}
          badge={badgeOf(vendor)}
          selected={vendor.vassalage === chosen}
          onSelect={() => onChoose(vendor.vassalage === chosen ? undefined : vendor.vassalage)}
        />
      ))}
    </ChipRow>
  );
}
