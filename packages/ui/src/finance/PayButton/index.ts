export { PayButton, type PayButtonProps } from './PayButton.tsx';
