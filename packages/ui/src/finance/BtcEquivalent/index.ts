export { BtcEquivalent, type BtcEquivalentProps } from './BtcEquivalent.tsx';
