import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import type { FieldProps } from '../FieldShell/types.ts';
import { AlertIcon, CloseIcon, FileIcon, TrashIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileDrop } from './FileDrop.tsx';
import * as styles from './FileField.css.ts';
import { fileSize } from './fileSize.ts';
import { useFileMessages } from './useFileMessages.ts';
import { type FileProblem, type FileRules, validateFile } from './validateFile.ts';

export interface FileFieldProps extends RootProps<HTMLDivElement>, FieldProps, FileRules {
  /** The form field name. */
  name?: string;
  /** The accepted files (controlled). */
  value?: readonly File[];
  /** Called with all accepted files after a file was added or removed. */
  onChange?: (files: readonly File[]) => void;
  /** The maximum number of files; with 1, a new file replaces the current one. @default 1 */
  maxFiles?: number;
  /** Custom messages for rejected files, e.g. 'Image mime type is not valid'. @default the component's own texts */
  refusals?: Partial<Record<FileProblem, string>>;
}

interface Refused {
  file: File;
  problem: FileProblem;
}

/** A field for files of certain types and sizes. Rejected files are listed with the reason. For one image use ImageField. */
export function FileField({
  value: controlledValue,
  onChange,
  types = [],
  maxBytes = Number.POSITIVE_INFINITY,
  maxFiles = 1,
  refusals = {},
  ...field
}: FileFieldProps) {
  const messages = useMessages('FileField', en.FileField);
  const { locale } = useLocale();
  const messageOf = useFileMessages(refusals, maxBytes, maxFiles);
  const [uncontrolledValue, setUncontrolledValue] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const files = controlledValue ?? uncontrolledValue;
  const { isDisabled = false } = field;

  const setFiles = (next: readonly File[]) => {
    setUncontrolledValue(next);
    onChange?.(next);
  };

  const addFiles = (picked: readonly File[]) => {
    const judged = picked.map((file) => ({ file, problem: validateFile(file, { types, maxBytes }) }));
    const good = judged.flatMap(({ file, problem }) => (problem === null ? [file] : []));
    const room = maxFiles === 1 ? 1 : Math.max(0, maxFiles - files.length);
    setRefused([
      ...judged.flatMap(({ file, problem }) => (problem === null ? [] : [{ file, problem }])),
      ...good.slice(room).map((file) => ({ file, problem: 'count' as const })),
    ]);
    const accepted = good.slice(0, room);
    if (accepted.length > 0) setFiles(maxFiles === 1 ? accepted : [...files, ...accepted]);
  };

  return (
    <FieldGroup {...field} name={field.name}>
      {(control) => (
        <>
          <FileDrop
            control={control}
            types={types}
            allowsMultiple={maxFiles > 1}
            isDisabled={isDisabled}
            onFiles={addFiles}
          />
          <ul className={styles.list}>
            {files.map((file, index) => (
              <li key={`${index} ${file.name}`} className={styles.row({ isRefused: false })}>
                <FileIcon size="sm" />
                <span className={styles.texts}>
                  {file.name} <bdi className={styles.size}>{fileSize(file.size, locale)}</bdi>
                </span>
                <IconButton
                  size="sm"
                  label={messages.remove(file.name)}
                  icon={<TrashIcon />}
                  isDisabled={isDisabled}
                  onPress={() => setFiles(files.filter((_, other) => other !== index))}
                />
              </li>
            ))}
          </ul>
          <div aria-live="polite">
            <ul className={styles.list}>
              {refused.map(({ file, problem }, index) => (
                <li key={`${index} ${file.name}`} className={styles.row({ isRefused: true })}>
                  <AlertIcon size="sm" />
                  <span className={styles.texts}>
                    {file.name}: {messageOf[problem]}
                  </span>
                  <IconButton
                    size="sm"
                    label={messages.dismiss(file.name)}
                    icon={<CloseIcon />}
                    onPress={() => setRefused(refused.filter((_, other) => other !== index))}
                  />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </FieldGroup>
  );
}
