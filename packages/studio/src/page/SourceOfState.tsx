import { useEffect, useState } from 'react';
import { nameOf } from '../diagram/sentences.ts';
import type { DiagramState } from '../diagram/types.ts';
import { lineOfState } from './lineOfState.ts';
import type { FlowRecord } from './types.ts';

/** The sources of the machines, each loaded when a state of it is selected. */
const sources = import.meta.glob<string>('../../../flows/src/*/machine.ts', { query: '?raw', import: 'default' });

export interface SourceOfStateProps {
  readonly record: FlowRecord;
  readonly state: DiagramState;
}

/** The place of a state in the code, as editors and terminals open it: 'packages/flows/src/login/machine.ts:71'. */
export function SourceOfState({ record: { diagram, source }, state }: SourceOfStateProps) {
  const { flow } = diagram;
  const [line, setLine] = useState<number | null>(null);
  const name = nameOf(diagram, state.id);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const text = await sources[`../../../flows/src/${flow}/machine.ts`]?.();
      if (isCurrent) setLine(text === undefined ? null : lineOfState(text, name));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [flow, name]);
  return <code>{line === null ? source : `${source}:${line}`}</code>;
}
