import { SearchField } from '@baize/ui-kit/SearchField';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type FormEvent } from 'react';
import { LONGEST_NAME } from './requestedGames.ts';

type GameSearchProps = {
  /** The current search; empty for all games. */
  readonly name: string;
  readonly onSearch: (name: string) => void;
};

/** Searches games by name on submit; an empty name lists all. */
export function GameSearch({ name, onSearch }: GameSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  // Back and Forward restore the search of their entry.
  useEffect(() => {
    if (field.current !== null) field.current.value = name;
  }, [name]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('gameName');
    onSearch(typeof typed === 'string' ? typed : '');
  };
  return (
    <search>
      <form onSubmit={handleSubmit}>
        <SearchField
          ref={field}
          name="gameName"
          label={t({ id: 'games.search', message: 'Search games' })}
          defaultValue={name}
          maxLength={LONGEST_NAME}
        />
      </form>
    </search>
  );
}
