import { useState } from 'react';
import { ComboboxOptionRow, ComboboxOptions, ComboboxPicture } from './Combobox.styles.ts';
import type { ComboboxOption } from './Combobox.tsx';
import type { useListbox } from './useListbox.ts';

type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  list: ReturnType<typeof useListbox>;
};

/** The options under the line; the marked one is always in sight. */
export function ComboboxList({ id, label, options, list }: ComboboxListProps) {
  return (
    <ComboboxOptions id={id} aria-label={label} hidden={!list.shown}>
      {list.shown &&
        options.map((option, place) => (
          <ComboboxOptionRow
            key={option.id}
            ref={option === list.marked ? bringIntoSight : undefined}
            id={list.optionId(place)}
            aria-selected={option === list.marked}
            onClick={() => list.choose(option)}
          >
            {option.picture !== undefined && <OptionPicture src={option.picture} />}
            <span>
              <bdi>{option.label}</bdi>
              {option.detail && <small>{option.detail}</small>}
            </span>
          </ComboboxOptionRow>
        ))}
    </ComboboxOptions>
  );
}

// One that does not come leaves its tint.
function OptionPicture({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  return (
    <ComboboxPicture>
      {src !== failed && <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />}
    </ComboboxPicture>
  );
}

function bringIntoSight(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' });
}
