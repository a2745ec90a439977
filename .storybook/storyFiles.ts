import type { StorybookConfig } from '@storybook/react-vite';
import { GROUPS } from './groups.ts';

const UI = '../packages/ui/src';
const FILES = '*.@(mdx|stories.tsx)';

/** The files of stories and pages. The title of a component comes from its group and its folder: 'Actions/Button'. */
export const storyFiles = [
  ...Object.entries(GROUPS).map(([group, components]) => ({
    directory: `${UI}/components`,
    files: `@(${components.join('|')})/${FILES}`,
    titlePrefix: group,
  })),
  { directory: `${UI}/finance`, files: `*/${FILES}`, titlePrefix: 'Finance' },
  `${UI}/docs/*.mdx`,
  `${UI}/pages/*.stories.tsx`,
  `${UI}/test/*.stories.tsx`,
  '../packages/studio/{docs,pages}/*.mdx',
  '../packages/studio/{src,states}/**/*.stories.tsx',
  '../apps/web/src/**/*.mdx',
  '../apps/web/src/**/*.stories.tsx',
] satisfies StorybookConfig['stories'];
