import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export type LinkProviderProps = { link: ComponentType<LinkProps>; children: ReactNode };

/** Sets the application's link component, e.g. its router's; it must render an `<a href>`. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link that works before hydration as `<a href>`, and by the application's router afterwards. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
