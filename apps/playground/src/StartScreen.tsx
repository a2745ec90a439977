import { Box, ErrorState, Inline, Spinner, Text } from '@keel/ui';

export interface StartScreenProps {
  /** The browser could not start the backend. @default false */
  hasFailed?: boolean;
}

/** Shown until the backend of this tab is ready. */
export function StartScreen({ hasFailed = false }: StartScreenProps) {
  return (
    <Box width="card" padding="6">
      {hasFailed ? (
        <ErrorState title="The playground could not start in this browser." level={1} onRetry={() => location.reload()}>
          It needs WebAssembly, module workers and about 450 MB of memory. Close other tabs and try again, use another
          browser, or run Keel on your machine with npm start.
        </ErrorState>
      ) : (
        <Inline>
          <Spinner label="Starting the playground" />
          <Text>
            Starting the database in this tab and filling it with a year of sample data. This takes some seconds.
          </Text>
        </Inline>
      )}
    </Box>
  );
}
