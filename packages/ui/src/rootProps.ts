import type { CSSProperties, Ref } from 'react';

/** The props that a component passes to its element, besides `data-*`: an id and a ref. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** The id of the outermost element. */
  id?: string;
  /** A ref to the outermost element. */
  ref?: Ref<Root>;
}

/**
 * The placement of a component in its layout: margin, width, place in a grid or a flex line. Both are passed to the
 * outermost element. Rules outside of a cascade layer override those of the package. Colours, fonts and corners come
 * from tokens.
 */
export interface LayoutProps {
  /** Additional classes of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** Joins a component's own classes with the given ones. */
export function joinClasses(base: string, added: string | undefined): string {
  return added ? `${base} ${added}` : base;
}
