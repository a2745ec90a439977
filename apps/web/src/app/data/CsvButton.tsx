import { Button, DownloadIcon } from '@keel/ui';
import { download } from '../../platform/download.ts';

interface CsvButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** There are no rows: no button is shown. */
  readonly isEmpty: boolean;
  /** Creates the text of the file. */
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
