import { createContext } from 'react';
import type { DrivenFlow } from './drivenFlow.ts';

/** The flow that the story drives; null in every other story. */
export const DrivenFlowContext = createContext<DrivenFlow | null>(null);
