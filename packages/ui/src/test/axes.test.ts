import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Axis, axesOf, shownIn } from './axes.ts';
import { IMPOSSIBLE } from './invalidProps.tsx';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = Object.keys(
  import.meta.glob(['../components/*/*.{ts,tsx}', '../finance/*/*.{ts,tsx}', '!../**/*.test.{ts,tsx}']),
);

/** Where each component is exported from. */
const homes = new Map(
  files
    .filter((file) => file.endsWith('/index.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/\b[A-Z]\w+/g)].map(([name]) => [name, file.replace('index.ts', '')])),
);
const folderOf = (component: string) => homes.get(component) ?? '';

// Props behind the first heading are React Aria's, or are not visible.
const [, components = ''] = textOf('../../api.txt').split('\n## ');
const byComponent = Object.entries(Object.groupBy(axesOf(components), ({ component }) => component));

describe('axes', () => {
  it('finds the components', () => {
    expect(byComponent.length).toBeGreaterThan(100);
    expect(byComponent.filter(([component]) => folderOf(component) === '')).toEqual([]);
  });

  it.each(byComponent)('%s has a story for each prop and for each variant', (component, axes = []) => {
    const folder = folderOf(component);
    const shown = shownIn(textOf(`${folder}${folder.split('/').at(-2)}.stories.tsx`));
    const code = files.filter((file) => file.startsWith(folder) && !file.endsWith('.stories.tsx')).map(textOf);
    // A story that does not set a prop shows its default.
    const isDefault = (prop: string, value: string) => code.some((text) => text.includes(`${prop} = '${value}'`));
    const missing = ({ prop, values }: Axis) =>
      shown.props.has(prop)
        ? values
            .filter((value) => !shown.values.has(value) && !isDefault(prop, value))
            .map((value) => `${prop} ${value}`)
        : [prop];
    expect(axes.flatMap(missing)).toEqual([]);
  });
});

/** Values that come neither from the wire nor from a person: the name of a form or a brand, values that code passes. */
const FROM_CODE = new Set(['name', 'autoComplete', 'brand', 'toasts', 'onPaidChange']);
/** A boolean, a handler, an element: their types already exclude invalid values. */
const NO_DATA = /^(?:boolean|ReactNode|ReactElement\b.*|Ref<.*)$|=>/;

describe('impossible props', () => {
  it.each(byComponent)('all data props of %s are tried', (component, axes = []) => {
    const tried = Object.keys(IMPOSSIBLE[component as keyof typeof IMPOSSIBLE]);
    const data = axes.filter(({ prop, type }) => !NO_DATA.test(type) && !FROM_CODE.has(prop));
    expect(data.map(({ prop }) => prop).filter((prop) => !tried.includes(prop))).toEqual([]);
  });
});

describe('axesOf', () => {
  const list = `
function Kettle(KettleProps): Element
interface KettleProps extends RootProps<HTMLDivElement>, Pick<Look, 'size'>, Omit<Tea, 'milk'> {
    tone?: Tone;
    onBoil: () => void;
    ref?: Ref<HTMLDivElement>;
}
interface Look {
    size?: 'sm' | 'lg';
    shape?: 'round';
}
interface RootProps<Of> {
    id?: string;
}
interface Tea {
    milk: boolean;
    sugar: number;
}
function SteamIcon(IconProps): Element
type Tone = 'hot' | 'cold' | null;
`;

  it('follows props inherited from our components, and leaves out those that every component has', () => {
    expect(axesOf(list).map(({ prop, values }) => [prop, ...values])).toEqual([
      ['size', 'sm', 'lg'],
      ['sugar'],
      ['tone', 'hot', 'cold'],
      ['onBoil'],
    ]);
  });
});

describe('shownIn', () => {
  it('finds what stories show, in args and in markup', () => {
    const { props, values } = shownIn(`
      const meta = { component: Kettle, args: { tone: 'hot' } };
      export const Sizes: Story = { render: () => SIZES.map((size) => <Kettle size={size} onBoil={boil}>Tea</Kettle>) };
      const SIZES = ['sm', 'lg'] as const;
    `);
    expect(['tone', 'size', 'onBoil', 'children', 'sugar'].map((prop) => props.has(prop))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['hot', 'sm', 'lg', 'cold'].map((value) => values.has(value))).toEqual([true, true, true, false]);
  });
});
