import { memo, type MouseEvent } from 'react';
import { usePictureSource } from '../pictureSource/usePictureSource.ts';
import { ComboboxOptionRow, ComboboxOptions, ComboboxPicture } from './Combobox.styles.ts';
import type { ComboboxOption } from './Combobox.types.ts';
import type { useListbox } from './useListbox.ts';

type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  list: ReturnType<typeof useListbox>;
};

/** The options below the input; the active one is scrolled into view. */
export function ComboboxList({ id, label, options, list }: ComboboxListProps) {
  const handleClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[role="option"]') : null;
    const option = options.find((_, place) => row?.id === list.optionId(place));
    if (option) list.choose(option);
  };
  return (
    <ComboboxOptions id={id} aria-label={label} hidden={!list.shown} onClick={handleClick}>
      {list.shown &&
        options.map((option, place) => (
          <OptionRow key={option.id} option={option} id={list.optionId(place)} marked={option === list.marked} />
        ))}
    </ComboboxOptions>
  );
}

type OptionRowProps = { option: ComboboxOption; id: string; marked: boolean };

// Memoised: only rows whose `marked` changes are rendered again, so that a long list keeps up with the keys.
const OptionRow = memo(function OptionRow({ option, id, marked }: OptionRowProps) {
  return (
    <ComboboxOptionRow id={id} ref={marked ? bringIntoSight : undefined} aria-selected={marked}>
      {option.pictures && <OptionPicture sources={option.pictures} lying={option.lying} />}
      <span>
        <bdi>{option.label}</bdi>
        {option.detail && <small>{option.detail}</small>}
      </span>
    </ComboboxOptionRow>
  );
});

// The tinted background shows when every source fails.
function OptionPicture({ sources, lying }: { sources: readonly string[]; lying: boolean | undefined }) {
  const { source, handleError } = usePictureSource(sources);
  return (
    <ComboboxPicture data-lying={lying}>
      {source && <img src={source} alt="" loading="lazy" onError={handleError} />}
    </ComboboxPicture>
  );
}

function bringIntoSight(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' });
}
