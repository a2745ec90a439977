export { SendReceiveModal, type SendReceiveModalProps } from './SendReceiveModal.tsx';
