export { HeaderPanel, type HeaderPanelProps } from './HeaderPanel.tsx';
