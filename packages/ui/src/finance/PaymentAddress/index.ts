export { PaymentAddress, type PaymentAddressProps } from './PaymentAddress.tsx';
