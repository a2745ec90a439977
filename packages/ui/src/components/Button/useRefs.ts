'use no memo';

import { type Ref, useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

type Given<Root> = Ref<Root> | undefined;

/** One ref that sets both; the same one as long as they are. */
export function useRefs<Root extends Element>(one: Given<Root>, other: Given<Root>): Given<Root> {
  return useMemo(() => (one && other ? mergeRefs(one, other) : (one ?? other)), [one, other]);
}
