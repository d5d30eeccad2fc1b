import type { NavigationItem } from '../Header/Header.tsx';
import { Icon } from '../Icon/index.ts';
import { BottomBarFrame, BottomBarLink } from './BottomBar.styles.ts';

export type BottomBarProps = { label: string; items: readonly NavigationItem[] };

/** The five main destinations at the lower edge of phones; from 768 px on, the header shows them. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <BottomBarFrame aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <BottomBarLink href={item.href} aria-current={item.current ? 'page' : undefined}>
              <Icon icon={item.icon} />
              <span>{item.label}</span>
            </BottomBarLink>
          </li>
        ))}
      </ul>
    </BottomBarFrame>
  );
}
