import type { FeeSpeed } from '@keel/flows';
import { RadioCard, RadioGroup } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { amountText, CHAINS } from '@keel/wallet';
import type { SpeedFees as Fees } from './chain/ChainPort.ts';
import type { Place } from './chain/place.ts';
import { useWorth } from './useWorth.ts';
import { useWords } from './words.ts';

interface SpeedFeesProps {
  readonly place: Place;
  /** null while they are loaded, or if the network does not report them. */
  readonly fees: Fees | null;
  readonly value: FeeSpeed;
  readonly onChange: (speed: FeeSpeed) => void;
}

const SPEEDS: readonly FeeSpeed[] = ['slow', 'normal', 'fast'];

/** In place of a figure that is not known: a card keeps its height when the figure arrives. */
const UNKNOWN = '…';

/** The speeds of a transfer, each with its estimated fee and duration (WALLET-5). */
export function SpeedFees({ place, fees, value, onChange }: SpeedFeesProps) {
  const { send: words } = useWords();
  const { locale } = useLocale();
  const worthText = useWorth(place);
  const { symbol, decimals } = CHAINS[place.chain].native;
  const figures = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const priceOf = (fee: bigint) => `${figures.format(Number(amountText(fee, decimals)))} ${symbol}`;
  const noteOf = (speed: FeeSpeed) => {
    if (fees === null) return UNKNOWN;
    const { fee, usualMs } = fees[speed];
    const worth = worthText(symbol, fee, decimals);
    const within = words.within(duration(usualMs, locale));
    return worth === null ? within : `${words.about(worth)} · ${within}`;
  };
  return (
    <RadioGroup
      label={words.speed}
      name="speed"
      layout="cardRow"
      value={value}
      onChange={(chosen) => onChange(chosen as FeeSpeed)}
    >
      {SPEEDS.map((speed) => (
        <RadioCard
          key={speed}
          value={speed}
          title={words.speeds[speed]}
          price={fees === null ? UNKNOWN : priceOf(fees[speed].fee)}
          note={noteOf(speed)}
        />
      ))}
    </RadioGroup>
  );
}

/** '12 seconds', '5 minutes', '5 hours': rounded up to the largest unit of which there are at least two. */
function duration(ms: number, locale: string): string {
  const seconds = ms / 1000;
  const [unit, size] =
    seconds > 7200 ? (['hour', 3600] as const) : seconds > 90 ? (['minute', 60] as const) : (['second', 1] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / size));
}
