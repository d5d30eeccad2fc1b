export { Footer, type FooterProps } from './Footer.tsx';
export { FooterTiles, type FooterTilesProps } from './FooterTiles.tsx';
export { FooterTopics, type FooterTopicsProps } from './FooterTopics.tsx';
