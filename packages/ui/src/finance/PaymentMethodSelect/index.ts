export { paymentMethodName } from './methods.ts';
export { PaymentMethodMark, type PaymentMethodMarkProps } from './PaymentMethodMark.tsx';
export { PaymentMethodSelect, type PaymentMethodSelectProps } from './PaymentMethodSelect.tsx';
