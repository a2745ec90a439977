import { cut } from '../UserCard/cut.ts';
import { Short } from './Short.tsx';

interface CutProps {
  text: string;
  most: number;
  /** @default none: the cut shows by nothing but itself */
  mark?: string;
}

/** The beginning of a text (CARD-1). */
export function Cut({ text, most, mark = '' }: CutProps) {
  return <Short shown={cut(text, most, mark)} whole={text} />;
}
