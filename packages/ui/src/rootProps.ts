import type { Ref } from 'react';

/**
 * What a component hands on to the element it is made of, beside `data-*`: a name in the page and a hold on the element.
 * The look stays closed, so there is no class and no style.
 */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Of the outermost element. */
  id?: string;
  /** The outermost element. */
  ref?: Ref<Root>;
}
