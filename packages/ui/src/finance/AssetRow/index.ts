export { AssetRow, type AssetRowProps } from './AssetRow.tsx';
export { AssetRowSkeleton } from './AssetRowSkeleton.tsx';
