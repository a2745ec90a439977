import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

interface AbbreviatedTextProps {
  shortText: string;
  fullText: string;
}

/** A visually shortened text, which assistive technology reads completely (CARD-1). */
export function AbbreviatedText({ shortText, fullText }: AbbreviatedTextProps) {
  if (shortText === fullText) return <bdi>{fullText}</bdi>;
  return (
    <>
      <bdi aria-hidden="true">{shortText}</bdi>
      <VisuallyHidden>{fullText}</VisuallyHidden>
    </>
  );
}
