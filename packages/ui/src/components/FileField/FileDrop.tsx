import { type ReactNode, useId } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import type { GroupControl } from '../FieldShell/FieldGroup.tsx';
import { UploadIcon } from '../Icon/icons.ts';
import * as styles from './FileDrop.css.ts';

interface FileDropProps {
  control: GroupControl;
  types: readonly string[];
  allowsMultiple: boolean;
  isDisabled: boolean;
  /** Called with at least one file that was chosen, dropped or pasted. */
  onFiles: (files: readonly File[]) => void;
  /** Shown before the text: a preview. */
  children?: ReactNode;
}

/** An area that accepts files by button, drag and drop, or paste. */
export function FileDrop({ control, types, allowsMultiple, isDisabled, onFiles, children }: FileDropProps) {
  const messages = useMessages('FileField', en.FileField);
  const wordsId = useId();
  const addFiles = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  };
  return (
    <DropZone
      aria-label={messages.area}
      aria-labelledby={control.labelId}
      isDisabled={isDisabled}
      className={styles.zone}
      onDrop={({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
        Promise.all(files).then(addFiles, () => {});
      }}
    >
      {children}
      <div className={styles.invitation}>
        <span>{messages.drop}</span>
        <FileTrigger
          acceptedFileTypes={types}
          allowsMultiple={allowsMultiple}
          onSelect={(files) => addFiles(Array.from(files ?? []))}
        >
          <Button
            id={control.aria.id}
            aria-labelledby={`${control.labelId} ${wordsId}`}
            aria-describedby={control.aria['aria-describedby'] ?? ''}
            size="sm"
            tone="neutral"
            appearance="soft"
            iconStart={<UploadIcon />}
            isDisabled={isDisabled}
          >
            <span id={wordsId}>{messages.choose}</span>
          </Button>
        </FileTrigger>
      </div>
    </DropZone>
  );
}
