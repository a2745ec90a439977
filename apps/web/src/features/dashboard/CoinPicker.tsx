import { Box, ComboBox, Skeleton, SkeletonGroup, Text } from '@keel/ui';
import { EVERY_FIVE_MINUTES, useMarketFeed } from '../../app/money/market.ts';
import { useWords } from './words.ts';

interface CoinPickerProps {
  /** Id of the coin. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** A picker of the 100 largest coins (CHART-1). Loaded on demand, since most people look at the first coin only. */
export function CoinPicker({ value, onChange }: CoinPickerProps) {
  const words = useWords();
  const { data, isStale } = useMarketFeed('coins', { pollEvery: EVERY_FIVE_MINUTES });
  if (data === null) {
    return isStale ? (
      <Text tone="muted">{words.chartFailed}</Text>
    ) : (
      <SkeletonGroup>
        <Skeleton height="3rem" />
      </SkeletonGroup>
    );
  }
  return (
    // A separate box, so that the chart can place it apart from the price below.
    <Box>
      <ComboBox
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed for it
        autoFocus
        label={words.coin}
        options={data.coins.map(({ id, name, symbol }) => ({ value: id, label: `${name} (${symbol})` }))}
        value={value}
        onChange={(id) => id !== null && onChange(id)}
      />
    </Box>
  );
}
