export { RollingNumber, type RollingNumberProps } from './RollingNumber.tsx';
