import { withCockfightSplit, type CategoryCode } from '@baize/domain/categories';
import { badgeOf, slotStripPictures, smallIcons, type CategoryVendors } from '@baize/features/catalogue';
import { ChipRow } from '@baize/ui-kit/ChipRow';
import { FilterChip } from '@baize/ui-kit/FilterChip';
import { VendorChip } from '@baize/ui-kit/VendorChip';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { useSchemeOnScreen } from '../../../site/parts/useScheme.ts';
import { StripHeading } from './VendorStrip.styles.ts';

type Vendor = CategoryVendors['vendors'][number];

/**
 * Returns a vendor's icon addresses for the strip above a list, in fallback order; slots have a picture per scheme and
 * state (D52).
 */
const useStripIcons = (category: CategoryCode): ((vendor: Vendor, chosen: boolean) => readonly string[]) => {
  const { imageCdns } = useSite().effective;
  const scheme = useSchemeOnScreen();
  return (vendor, chosen) =>
    category === 'RNG'
      ? slotStripPictures(vendor, { scheme, chosen }, imageCdns)
      : smallIcons(vendor, chosen, imageCdns);
};

type VendorStripProps = {
  readonly category: CategoryCode;
  readonly vendors: CategoryVendors;
  /** The code of the selected vendor. */
  readonly chosen: string | undefined;
  readonly onChoose: (vassalage: string | undefined) => void;
};

/**
 * The filter chips of a category's vendors; in SPORTS the cockfight group comes last, under its name (D50). Pressing
 * the selected chip again shows the games of all vendors.
 */
export function VendorStrip({ category, vendors: { state, vendors }, chosen, onChoose }: VendorStripProps) {
  const { t } = useLingui();
  const iconsOf = useStripIcons(category);
  if (state === 'empty' || state === 'failed') return null;
  const { others, cockfight } = withCockfightSplit(vendors);
  const chipOf = (vendor: CategoryVendors['vendors'][number]) => (
    <VendorChip
      key={vendor.vassalage}
      name={vendor.name}
      icons={iconsOf(vendor, vendor.vassalage === chosen)}
      badge={badgeOf(vendor)}
      selected={vendor.vassalage === chosen}
      onSelect={() => onChoose(vendor.vassalage === chosen ? undefined : vendor.vassalage)}
    />
  );
  return (
    <ChipRow label={t({ id: 'games.vendors', message: 'Providers' })} awaited={state === 'loading'}>
      <FilterChip
        label={t({ id: 'games.allVendors', message: 'All providers' })}
        selected={chosen === undefined}
        onSelect={() => onChoose(undefined)}
      />
      {others.map(chipOf)}
      {cockfight.length > 0 && (
        <StripHeading key="cockfights">{t({ id: 'games.cockfights', message: 'Cockfights' })}</StripHeading>
      )}
      {cockfight.map(chipOf)}
    </ChipRow>
  );
}
