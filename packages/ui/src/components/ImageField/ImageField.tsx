import { useState } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import type { FieldProps } from '../FieldShell/types.ts';
import { FileDrop } from '../FileField/FileDrop.tsx';
import { type FileProblem, type FileRules, judgeFile } from '../FileField/judgeFile.ts';
import { useFileWords } from '../FileField/useFileWords.ts';
import { ImageIcon, TrashIcon } from '../Icon/icons.ts';
import * as styles from './ImageField.css.ts';
import { Picture } from './Picture.tsx';

/** What KYC-4 and PHOTO-1 take. */
const PICTURES = ['image/png', 'image/jpeg', 'image/jpg'] as const;

export interface ImageFieldProps extends RootProps<HTMLDivElement>, FieldProps, FileRules {
  /** The field's name in the form. */
  name?: string;
  /** The picture taken. */
  value?: File | null;
  /** A picture that fits was taken, or null: it was removed or cannot be shown. */
  onChange?: (picture: File | null) => void;
  /** A picture was refused; the field says so itself. */
  onRefuse?: (problem: FileProblem) => void;
  /** A face in a circle, or a document in a card. @default 'card' */
  shape?: 'round' | 'card';
  /** A form's own words for what is refused, e.g. 'Invalid file type'. */
  refusals?: Partial<Record<FileProblem, string>>;
}

/** One picture with its preview (PHOTO-1, KYC-1). It is shown from the reader's disk; sending is the form's. */
export function ImageField({
  value: given,
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
  const words = useFileWords(refusals, maxBytes, 1);
  const [own, setOwn] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const picture = given === undefined ? own : given;
  const { isDisabled = false } = field;

  const keep = (next: File | null, wrong: FileProblem | null) => {
    setOwn(next);
    setProblem(wrong);
    onChange?.(next);
    if (wrong) onRefuse?.(wrong);
  };

  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const wrong = judgeFile(file, { types, maxBytes });
    if (wrong === null) {
      keep(file, null);
    } else {
      setProblem(wrong);
      onRefuse?.(wrong);
    }
  };

  return (
    <FieldGroup {...field} name={field.name} errorMessage={problem ? words[problem] : errorMessage}>
      {(control) => (
        <>
          <FileDrop control={control} types={types} allowsMultiple={false} isDisabled={isDisabled} onFiles={take}>
            <span className={styles.preview({ shape })}>
              {picture ? (
                <Picture
                  file={picture}
                  alt={messages.preview(picture.name)}
                  className={styles.picture({ shape })}
                  onUnreadable={() => keep(null, 'unreadable')}
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
                onPress={() => keep(null, null)}
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
