export { Stack, type StackProps } from './Stack.tsx';
export type { Space } from './space.ts';
