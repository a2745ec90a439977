import type { CSSProperties, Ref } from 'react';

/** What a component hands on to the element it is made of, beside `data-*`: a name in the page and a hold on the element. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Of the outermost element. */
  id?: string;
  /** The outermost element. */
  ref?: Ref<Root>;
}

/**
 * How a component stands in the layout around it: margin, width, place in a grid or a flex line. Both go to the outermost
 * element. Rules without a cascade layer are stronger than those of the package. Colours, type and corners are tokens'.
 */
export interface LayoutProps {
  /** Classes of the outermost element, beside its own. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** A component's own classes with those that it was given. */
export function joinClasses(base: string, added: string | undefined): string {
  return added ? `${base} ${added}` : base;
}
