import { useState } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { Link } from '../Link/index.ts';
import { PanelList, PanelName, PanelPicture, PanelTile } from './PanelEntries.styles.ts';

export type PanelEntry = PanelAction & {
  name: string;
  /** The address of a small picture, or an icon of the kit's. */
  picture?: string | undefined;
  icon?: IconSource | undefined;
  badge?: 'new' | 'maintenance' | undefined;
};

type PanelAction = { href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void };

export type PanelEntriesProps = {
  label: string;
  entries: readonly PanelEntry[];
  /** They are on their way: their places are held. */
  awaited?: boolean | undefined;
};

const AWAITED = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Small pictures with names in rows, each a link or a button. */
export function PanelEntries({ label, entries, awaited }: PanelEntriesProps) {
  return (
    <PanelList aria-label={label} aria-busy={awaited || undefined}>
      {awaited && AWAITED.map((place) => <PanelTile key={place} as="li" data-awaited aria-hidden="true" />)}
      {entries.map((entry) => (
        <li key={entry.href ?? entry.name}>
          <Entry {...entry} />
        </li>
      ))}
    </PanelList>
  );
}

function Entry({ href, onSelect, name, picture, icon, badge }: PanelEntry) {
  const words = useKitWords();
  const content = (
    <>
      {icon ? <Icon icon={icon} /> : <Picture key={picture} src={picture} name={name} />}
      <PanelName>
        <bdi>{name}</bdi>
        {badge && <small data-maintenance={badge === 'maintenance' || undefined}>{words[badge]}</small>}
      </PanelName>
    </>
  );
  if (href === undefined) {
    return (
      <PanelTile as="button" type="button" title={name} onClick={onSelect}>
        {content}
      </PanelTile>
    );
  }
  return (
    <PanelTile as={Link} href={href} title={name}>
      {content}
    </PanelTile>
  );
}

/** A picture that is missing or fails gives way to the first letter of the name (REQ-076). */
function Picture({ src, name }: { src: string | undefined; name: string }) {
  const [failed, setFailed] = useState(src === undefined || src === '');
  const [initial] = new Intl.Segmenter().segment(name);
  return (
    <PanelPicture aria-hidden="true">
      {failed ? initial?.segment : <img src={src} alt="" width={32} height={32} onError={() => setFailed(true)} />}
    </PanelPicture>
  );
}
