import { useId } from 'react';
import { WinnerListFrame, WinnerListItem, WinnerListTitle } from './WinnerList.styles.ts';

export type WinnerListProps = {
  title: string;
  winners: readonly {
    id: string;
    /** A masked name. */
    player: string;
    game: string;
    /** Formatted with its currency. */
    amount: string;
    /** Formatted time of the win. */
    when?: string | undefined;
  }[];
};

/** A static list of wins with game, player and amount, newest first. */
export function WinnerList({ title, winners }: WinnerListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <WinnerListTitle id={id}>{title}</WinnerListTitle>
      <WinnerListFrame>
        {winners.map(({ id: key, player, game, amount, when }) => (
          <WinnerListItem key={key}>
            <span>
              <strong>
                <bdi translate="no">{game}</bdi>
              </strong>
              <span>
                <bdi translate="no">{player}</bdi>
                {when && (
                  <>
                    <span>{' · '}</span>
                    <bdi>{when}</bdi>
                  </>
                )}
              </span>
            </span>
            <b>
              <bdi translate="no">{amount}</bdi>
            </b>
          </WinnerListItem>
        ))}
      </WinnerListFrame>
    </section>
  );
}
