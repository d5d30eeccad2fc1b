export { Dialog, type DialogProps } from './Dialog.tsx';
export { useTopModal } from './topModal.ts';
