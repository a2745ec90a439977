import { truncate } from '../UserCard/truncate.ts';
import { AbbreviatedText } from './AbbreviatedText.tsx';

interface TruncatedTextProps {
  text: string;
  maxLength: number;
  /** @default none: nothing marks the cut */
  mark?: string;
}

/** The beginning of a text (CARD-1). */
export function TruncatedText({ text, maxLength, mark = '' }: TruncatedTextProps) {
  return <AbbreviatedText shortText={truncate(text, maxLength, mark)} fullText={text} />;
}
