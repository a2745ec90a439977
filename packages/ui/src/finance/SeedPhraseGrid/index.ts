export { SeedPhraseGrid, type SeedPhraseGridProps } from './SeedPhraseGrid.tsx';
