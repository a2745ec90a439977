import { CoinMark, RadioCard, RadioGroup } from '@keel/ui';

interface MethodCardsProps<Method extends string> {
  readonly label: string;
  readonly name: string;
  readonly methods: readonly Method[];
  /** '' until chosen. */
  readonly value: Method | '';
  readonly onChange: (method: Method) => void;
  /** The name of a method. */
  readonly titleOf: (method: Method) => string;
  /** A hint about the method. @default nothing */
  readonly noteOf?: (method: Method) => string | undefined;
}

/** One of a few ways to pay or to be paid, as tiles (DEP-1, WD-1). */
export function MethodCards<Method extends string>({
  label,
  name,
  methods,
  value,
  onChange,
  titleOf,
  noteOf,
}: MethodCardsProps<Method>) {
  return (
    <RadioGroup
      label={label}
      name={name}
      layout="tiles"
      value={value}
      onChange={(chosen) => {
        const method = methods.find((each) => each === chosen);
        if (method !== undefined) onChange(method);
      }}
    >
      {methods.map((each) => {
        const note = noteOf?.(each);
        return (
          <RadioCard
            key={each}
            value={each}
            title={titleOf(each)}
            icon={<CoinMark of={each} />}
            {...(note !== undefined && { note })}
          />
        );
      })}
    </RadioGroup>
  );
}
