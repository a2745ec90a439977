import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

interface AbbreviatedTextProps {
  shortText: string;
  fullText: string;
}

/** Something short for the eye, the whole for assistive technology (CARD-1). */
export function AbbreviatedText({ shortText, fullText }: AbbreviatedTextProps) {
  if (shortText === fullText) return <bdi>{fullText}</bdi>;
  return (
    <>
      <bdi aria-hidden="true">{shortText}</bdi>
      <VisuallyHidden>{fullText}</VisuallyHidden>
    </>
  );
}
