import { useState } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import type { FieldProps } from '../FieldShell/types.ts';
import { FileDrop } from '../FileField/FileDrop.tsx';
import { useFileMessages } from '../FileField/useFileMessages.ts';
import { type FileProblem, type FileRules, validateFile } from '../FileField/validateFile.ts';
import { ImageIcon, TrashIcon } from '../Icon/icons.ts';
import * as styles from './ImageField.css.ts';
import { ImagePreview } from './ImagePreview.tsx';

/** The image types that KYC-4 and PHOTO-1 accept. */
const PICTURES = ['image/png', 'image/jpeg', 'image/jpg'] as const;

export interface ImageFieldProps extends RootProps<HTMLDivElement>, FieldProps, FileRules {
  /** The form field name. */
  name?: string;
  /** The accepted image (controlled). */
  value?: File | null;
  /** Called with an accepted image, or null if it was removed or cannot be displayed. */
  onChange?: (picture: File | null) => void;
  /** Called when an image is rejected. The field shows the error itself. */
  onRefuse?: (problem: FileProblem) => void;
  /** The preview: a circle for a portrait, a card for a document. @default 'card' */
  shape?: 'round' | 'card';
  /** Custom messages for rejected files, e.g. 'Invalid file type'. @default the component's own texts */
  refusals?: Partial<Record<FileProblem, string>>;
}

/** A field for one image with a preview (PHOTO-1, KYC-1). The preview is local; the form uploads the file. */
export function ImageField({
  value: controlledValue,
  onChange,
  onRefuse,
  types = PICTURES,
  maxBytes = Number.POSITIVE_INFINITY,
  shape = 'card',
  refusals = {},
  errorMessage = null,
  ...field
}: ImageFieldProps) {
  const messages = useMessages('ImageField', en.ImageField);
  const messageOf = useFileMessages(refusals, maxBytes, 1);
  const [uncontrolledValue, setUncontrolledValue] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const picture = controlledValue === undefined ? uncontrolledValue : controlledValue;
  const { isDisabled = false } = field;

  const setImage = (next: File | null, fileProblem: FileProblem | null) => {
    setUncontrolledValue(next);
    setProblem(fileProblem);
    onChange?.(next);
    if (fileProblem) onRefuse?.(fileProblem);
  };

  const acceptFile = ([file]: readonly File[]) => {
    if (!file) return;
    const fileProblem = validateFile(file, { types, maxBytes });
    if (fileProblem === null) {
      setImage(file, null);
    } else {
      setProblem(fileProblem);
      onRefuse?.(fileProblem);
    }
  };

  return (
    <FieldGroup {...field} name={field.name} errorMessage={problem ? messageOf[problem] : errorMessage}>
      {(control) => (
        <>
          <FileDrop control={control} types={types} allowsMultiple={false} isDisabled={isDisabled} onFiles={acceptFile}>
            <span className={styles.preview({ shape })}>
              {picture ? (
                <ImagePreview
                  file={picture}
                  alt={messages.preview(picture.name)}
                  className={styles.picture({ shape })}
                  onUnreadable={() => setImage(null, 'unreadable')}
                />
              ) : (
                <ImageIcon />
              )}
            </span>
          </FileDrop>
          {picture && (
            <div className={styles.removal}>
              <Button
                size="sm"
                tone="neutral"
                appearance="ghost"
                iconStart={<TrashIcon />}
                isDisabled={isDisabled}
                onPress={() => setImage(null, null)}
              >
                {messages.remove}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldGroup>
  );
}
