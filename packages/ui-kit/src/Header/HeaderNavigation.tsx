import { type ComponentType, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { HeaderLink, NavigationFrame } from './HeaderNavigation.styles.ts';
import type { HeaderPanelsProps, NavigationItem, OpenedPanel } from './navigation.types.ts';

export type HeaderNavigationProps = {
  label: string;
  items: readonly NavigationItem[];
  /** Renders the panels below the row; first rendered on hover or focus, so that its code can load lazily. */
  Panels: ComponentType<HeaderPanelsProps>;
};

/**
 * The navigation items in one row. CSS hides those that do not fit and shows a button that lists them. The buttons of
 * the panels are for touch and screen readers; with a keyboard a panel opens from its link.
 */
export function HeaderNavigation({ label, items, Panels }: HeaderNavigationProps) {
  const words = useKitWords();
  const id = useId();
  const navigation = useRef<HTMLElement>(null);
  const [near, setNear] = useState<HTMLElement | null>(null);
  const [opened, open] = useState<OpenedPanel>();
  const approach = () => setNear(navigation.current);
  const disclosure = (place: OpenedPanel['place'], isOpen: boolean) => ({
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => {
      approach();
      open(isOpen ? undefined : { place });
    },
  });
  return (
    <NavigationFrame
      ref={navigation}
      aria-label={label}
      aria-description={words.arrowKeys}
      onPointerOver={approach}
      onFocus={approach}
    >
      <ul data-one-stop>
        {items.map((item) => (
          <li key={item.href}>
            <HeaderLink href={item.href} aria-current={item.current ? 'page' : undefined}>
              <Icon icon={item.icon} />
              <span>{item.label}</span>
            </HeaderLink>
            {item.panel && (
              <IconButton
                icon="down"
                label={words.vendorsOf(item.label)}
                tabIndex={-1}
                {...disclosure(item, isSame(opened, item))}
              />
            )}
          </li>
        ))}
        <li>
          <IconButton icon="more" label={words.more} {...disclosure('rest', opened?.place === 'rest')} />
        </li>
      </ul>
      <div id={id}>
        <Suspense>{near && <Panels navigation={near} items={items} opened={opened} onOpen={open} />}</Suspense>
      </div>
    </NavigationFrame>
  );
}

const isSame = (opened: OpenedPanel | undefined, { href }: NavigationItem) =>
  typeof opened?.place === 'object' && opened.place.href === href;
