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

/** Lets the application supply its router's link; it must render a real `<a href>`. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A real link, which works before the page is hydrated; the application's router takes over afterwards. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
