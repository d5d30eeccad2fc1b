export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './Link.tsx';
export { TextLink } from './TextLink.tsx';
