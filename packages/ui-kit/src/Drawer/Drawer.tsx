import type { ReactNode } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import type { NavigationItem } from '../Header/Header.tsx';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { DrawerAside, DrawerEnd, DrawerFrame, DrawerLink, DrawerPanel, DrawerTop } from './Drawer.styles.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  brand?: ReactNode;
  items: readonly NavigationItem[];
  /** Below the navigation items: help and service. */
  aside?: ReactNode;
  /** The lower end: language, theme, help. */
  children?: ReactNode;
};

/** The navigation drawer at the start side of a narrow screen; closes by Escape, its button or a press outside. */
export function Drawer({ open, onClose, label, brand, items, aside, children }: DrawerProps) {
  const words = useKitWords();
  return (
    <DrawerFrame {...useModal({ open, onClose, closesOutside: true })} aria-label={label}>
      <DrawerPanel>
        <DrawerTop>
          {brand}
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </DrawerTop>
        <nav aria-label={label}>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <DrawerLink href={item.href} aria-current={item.current ? 'page' : undefined} onClick={onClose}>
                  <Icon icon={item.icon} />
                  <span>{item.label}</span>
                </DrawerLink>
              </li>
            ))}
          </ul>
        </nav>
        {aside && <DrawerAside>{aside}</DrawerAside>}
        {children && <DrawerEnd>{children}</DrawerEnd>}
      </DrawerPanel>
    </DrawerFrame>
  );
}
