export { SeedWordInput, type SeedWordInputProps } from './SeedWordInput.tsx';
