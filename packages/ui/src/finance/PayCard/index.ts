export { PayCard, type PayCardProps } from './PayCard.tsx';
