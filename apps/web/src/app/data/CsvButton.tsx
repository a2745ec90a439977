import { Button, DownloadIcon } from '@keel/ui';
import { download } from '../../platform/download.ts';

interface CsvButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** Nothing to save: no button. */
  readonly isEmpty: boolean;
  /** The text of the file, made when it is wanted. */
  readonly text: () => string;
}

/** Saves the rows of a table as a file (HONEST-6). */
export function CsvButton({ label, fileName, isEmpty, text }: CsvButtonProps) {
  if (isEmpty) return null;
  return (
    <Button
      size="sm"
      tone="neutral"
      appearance="outline"
      iconStart={<DownloadIcon />}
      onPress={() => download(fileName, 'text/csv', text())}
    >
      {label}
    </Button>
  );
}
