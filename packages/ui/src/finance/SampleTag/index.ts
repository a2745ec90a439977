export { SampleTag, type SampleTagProps } from './SampleTag.tsx';
