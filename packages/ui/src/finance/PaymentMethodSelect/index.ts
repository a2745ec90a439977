export { paymentMethodName } from './methods.ts';
export { PaymentMethodSelect, type PaymentMethodSelectProps } from './PaymentMethodSelect.tsx';
