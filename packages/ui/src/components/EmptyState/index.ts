export * from './drawings.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
