export { type TickerCoin, TickerTape, type TickerTapeProps } from './TickerTape.tsx';
