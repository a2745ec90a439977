export type { EntryPreview } from './DashboardPreview.tsx';
export { EntryLayout, type EntryLayoutProps } from './EntryLayout.tsx';
