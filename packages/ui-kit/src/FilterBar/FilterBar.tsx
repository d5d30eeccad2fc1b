import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { moreIcons } from '../Icon/index.ts';
import {
  FilterBarChips,
  FilterBarControls,
  FilterBarEnd,
  FilterBarFrame,
  FilterBarOpen,
  FilterBarSheet,
} from './FilterBar.styles.ts';

export type FilterBarProps<Filters> = {
  /** Accessible name, e.g. "Filter bets". */
  label: string;
  value: Filters;
  onChange: (filters: Filters) => void;
  /** The controls (`DateRangeField`, `Select`, …) of the given filters: those in effect, or those of the sheet. */
  children: (filters: Filters, change: (filters: Filters) => void) => ReactNode;
  /** Always in sight and in effect at once: `DatePresets` or `FilterChip`s. */
  chips?: ReactNode;
  /** Number of results as a sentence, announced when it changes; undefined while they load. */
  result: string | undefined;
  /** Shown while filters differ from their defaults. */
  reset?: { label: string; onReset: () => void } | undefined;
  sheet: {
    /** Text of the button that opens the sheet, e.g. "Filters". */
    open: string;
    /** Number of filters that differ from their defaults, shown on that button. */
    active?: number | undefined;
    title: string;
    apply: string;
  };
};

/**
 * Filters of a list with the number of results. On narrow screens the controls move to a sheet, which changes nothing
 * until it is applied. State stays with the owner, usually in the address.
 */
export function FilterBar<Filters>(props: FilterBarProps<Filters>) {
  const { label, value, onChange, children, chips, result, reset, sheet } = props;
  const [draft, setDraft] = useState<{ filters: Filters }>();

  const handleApply = () => {
    if (draft) onChange(draft.filters);
    setDraft(undefined);
  };

  return (
    <FilterBarFrame aria-label={label}>
      {chips && <FilterBarChips>{chips}</FilterBarChips>}
      <FilterBarControls>{children(value, onChange)}</FilterBarControls>
      <FilterBarEnd>
        <FilterBarOpen>
          <Button
            icon={moreIcons.filter}
            size="small"
            aria-haspopup="dialog"
            onClick={() => setDraft({ filters: value })}
          >
            {sheet.active ? `${sheet.open} (${sheet.active})` : sheet.open}
          </Button>
        </FilterBarOpen>
        <output>
          <bdi>{result}</bdi>
        </output>
        {reset && (
          <Button variant="plain" size="small" onClick={reset.onReset}>
            {reset.label}
          </Button>
        )}
      </FilterBarEnd>
      <Dialog
        title={sheet.title}
        open={draft !== undefined}
        onClose={() => setDraft(undefined)}
        actions={
          <Button variant="main" onClick={handleApply}>
            {sheet.apply}
          </Button>
        }
      >
        {draft && <FilterBarSheet>{children(draft.filters, (filters) => setDraft({ filters }))}</FilterBarSheet>}
      </Dialog>
    </FilterBarFrame>
  );
}
