export { AddressModal, type AddressModalProps } from './AddressModal.tsx';
