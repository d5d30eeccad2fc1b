import { Icon, type IconSource } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Link } from '../Link/index.ts';
import { usePictureSource } from '../pictureSource/usePictureSource.ts';
import { PanelList, PanelName, PanelPicture, PanelTile } from './PanelEntries.styles.ts';

export type PanelEntry = PanelAction & {
  name: string;
  /** URLs of a small picture in the order to try; alternatively `icon`. */
  pictures?: readonly string[] | undefined;
  icon?: IconSource | undefined;
  badge?: 'new' | 'maintenance' | undefined;
};

type PanelAction = { href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void };

export type PanelEntriesProps = {
  label: string;
  entries: readonly PanelEntry[];
  /** Loading: renders placeholders. */
  awaited?: boolean | undefined;
};

const AWAITED = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Rows of small pictures with names, each a link or a button. */
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

function Entry({ href, onSelect, name, pictures, icon, badge }: PanelEntry) {
  const words = useKitWords();
  const content = (
    <>
      {icon ? <Icon icon={icon} /> : <Picture sources={pictures} name={name} />}
      <PanelName>
        <bdi translate="no">{name}</bdi>
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

/** The first picture that loads, else the first letter of the name (REQ-076). */
function Picture({ sources, name }: { sources: readonly string[] | undefined; name: string }) {
  const { source, handleError } = usePictureSource(sources);
  const [initial] = new Intl.Segmenter('en').segment(name);
  return (
    <PanelPicture aria-hidden="true">
      {source ? <img src={source} alt="" width={32} height={32} onError={handleError} /> : initial?.segment}
    </PanelPicture>
  );
}
