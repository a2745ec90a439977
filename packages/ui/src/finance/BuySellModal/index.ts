export { BuySellModal, type BuySellModalProps } from './BuySellModal.tsx';
