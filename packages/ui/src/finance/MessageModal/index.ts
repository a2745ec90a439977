export { MessageModal, type MessageModalProps } from './MessageModal.tsx';
