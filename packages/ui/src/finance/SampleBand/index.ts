export { SampleBand, type SampleBandProps } from './SampleBand.tsx';
