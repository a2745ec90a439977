export { DetailModal, type DetailModalProps } from './DetailModal.tsx';
