export { FramePanel, type FramePanelProps } from './FramePanel.tsx';
