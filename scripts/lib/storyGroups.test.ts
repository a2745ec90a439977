import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GROUPS } from '../../.storybook/groups.ts';

it('[STUDIO-6] every component is in exactly one group of the sidebar (U-14)', () => {
  const components = readdirSync(new URL('../../packages/ui/src/components/', import.meta.url));
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(components.toSorted());
});
