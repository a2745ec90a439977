import { registrationLimits } from '@keel/flows';
import { Banner, ImageField, TextField } from '@keel/ui';
import type { StepProps } from './steps.ts';
import type { Picture } from './usePicture.ts';
import { useWords } from './words.ts';

interface DocumentStepProps extends StepProps {
  readonly picture: Picture;
  readonly pictureError: string | null;
  /** Whether the person has submitted a number before. */
  readonly hadNumber: boolean;
  /** Whether a number or an image was lost when the page was loaded again. */
  readonly isIncomplete: boolean;
}

/** The image of a document and its number. */
export function DocumentStep({ control, picture, pictureError, hadNumber, isIncomplete }: DocumentStepProps) {
  const { document: words } = useWords();
  return (
    <>
      {isIncomplete && <Banner>{words.notKept}</Banner>}
      {/* Accepts any type: the flow refuses unsuitable files, with the message of KYC-4. */}
      <ImageField
        name="photo"
        label={words.image}
        description={words.hint}
        types={[]}
        value={picture.shown}
        onChange={picture.change}
        errorMessage={pictureError}
      />
      <TextField
        label={words.number}
        description={hadNumber ? words.numberAgain : undefined}
        autoComplete="off"
        maxLength={registrationLimits.nid}
        {...control('Nid')}
      />
    </>
  );
}
