import { Children, cloneElement, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';
import * as ui from '../index.ts';

type Named = Readonly<Record<string, unknown>>;

/**
 * An example of the component `name` with other props; in the example it may be inside a landmark, a list or a group.
 */
export function withProps(name: string, example: ReactElement, props: Named): ReactElement {
  const component = (ui as Named)[name] as ElementType;
  const isFound = (node: ReactElement) => node.type === component;
  const replaced = (node: ReactElement<{ children?: ReactNode }>): ReactElement =>
    isFound(node)
      ? cloneElement(node, props)
      : cloneElement(
          node,
          {},
          Children.map(node.props.children, (child) =>
            isValidElement<{ children?: ReactNode }>(child) ? replaced(child) : child,
          ),
        );
  return replaced(example as ReactElement<{ children?: ReactNode }>);
}
