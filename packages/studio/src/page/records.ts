import type { FlowRecord } from './types.ts';

const modules = import.meta.glob<FlowRecord>('../generated/*.gen.json', { eager: true, import: 'default' });

/** Every flow, with the address of its page in Storybook. */
export const records: readonly (FlowRecord & { readonly page: string })[] = Object.values(modules).map((record) => ({
  ...record,
  page: pageOf(record),
}));

/** The address of a flow's page. */
function pageOf({ title }: FlowRecord): string {
  return `?path=/docs/flows-diagrams-${title.toLowerCase().replaceAll(' ', '-')}--docs`;
}
