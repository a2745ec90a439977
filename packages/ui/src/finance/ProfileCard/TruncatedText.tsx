import { truncate } from '../UserCard/truncate.ts';
import { AbbreviatedText } from './AbbreviatedText.tsx';

interface TruncatedTextProps {
  text: string;
  maxLength: number;
  /** Added where the text is cut off. @default none */
  mark?: string;
}

/** The beginning of a text (CARD-1). */
export function TruncatedText({ text, maxLength, mark = '' }: TruncatedTextProps) {
  return <AbbreviatedText shortText={truncate(text, maxLength, mark)} fullText={text} />;
}
