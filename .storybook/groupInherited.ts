import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface WithDocgen {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly parent?: { readonly fileName: string } }>>;
  };
}

/** Puts the props that a component inherits from React Aria into a separate group, below its own ones. */
export const groupInherited: ArgTypesEnhancer = ({ argTypes, component }) => {
  // oxlint-disable-next-line no-underscore-dangle -- where docgen writes what it read of a component
  const props = (component as WithDocgen | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      props[name]?.parent?.fileName.includes('node_modules/')
        ? { ...argType, table: { ...argType.table, category: 'Inherited from React Aria' } }
        : argType,
    ]),
  );
};
