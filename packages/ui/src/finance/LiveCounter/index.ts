export { LiveCounter, type LiveCounterProps } from './LiveCounter.tsx';
