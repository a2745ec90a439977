export { Link, type LinkProps } from './Link.tsx';
export type { NativeLinkProps } from './NativeLink.tsx';
