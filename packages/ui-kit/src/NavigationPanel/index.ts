export { NavigationPanel, type NavigationPanelProps } from './NavigationPanel.tsx';
export { PanelColumns, PanelNotice } from './NavigationPanel.styles.ts';
export { PanelEntries, type PanelEntriesProps, type PanelEntry } from './PanelEntries.tsx';
export { usePanels } from './usePanels.ts';
