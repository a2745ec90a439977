import { useLocale } from 'react-aria-components/I18nProvider';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { fileSize } from './fileSize.ts';
import type { FileProblem } from './validateFile.ts';

/** The message for a rejected file: the form's own, otherwise the default in the reader's language. */
export function useFileMessages(
  refusals: Partial<Record<FileProblem, string>>,
  maxBytes: number,
  maxFiles: number,
): Readonly<Record<FileProblem, string>> {
  const messages = useMessages('FileField', en.FileField);
  const { locale } = useLocale();
  return {
    empty: messages.empty,
    type: messages.type,
    size: messages.size(fileSize(maxBytes, locale)),
    count: messages.count(maxFiles),
    unreadable: messages.unreadable,
    ...refusals,
  };
}
