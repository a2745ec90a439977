import { type RegistrationFields, registrationLimits } from '@keel/flows';
import { DefinitionList, Heading, Skeleton, Stack, TextField } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { useOptions } from '../../app/services/site.ts';
import type { StepProps } from './steps.ts';
import { useWords } from './words.ts';

/** The picker with its list is the heaviest part of the page, and only this step has it. */
const CountryPicker = lazy(async () => ({
  default: (await import('@keel/ui/finance/CountryPicker')).CountryPicker,
}));

interface PlaceStepProps extends StepProps {
  /** Everything that was filled in. */
  readonly fields: RegistrationFields;
}

/** The address, and what the steps before it contain. */
export function PlaceStep({ control, fields }: PlaceStepProps) {
  const words = useWords();
  const options = useOptions();
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="5.5rem" width="100%" />}>
        <CountryPicker
          label={words.place.country}
          description={words.place.countryHint}
          countries={options?.countries ?? []}
          isLoading={options === null}
          {...control('country')}
          value={fields.country || null}
          onChange={(value) => control('country').onChange(value ?? '')}
        />
      </Suspense>
      <TextField
        label={words.place.state}
        autoComplete="address-level1"
        maxLength={registrationLimits.text}
        {...control('state')}
      />
      <TextField
        label={words.place.address}
        autoComplete="street-address"
        maxLength={registrationLimits.text}
        {...control('address')}
      />
      <Stack gap="2">
        <Heading level={3} size="label">
          {words.before}
        </Heading>
        <DefinitionList
          items={[
            { term: words.document.number, value: <bdi>{fields.Nid}</bdi> },
            { term: words.person.firstName, value: <bdi>{fields.firstName}</bdi> },
            { term: words.person.lastName, value: <bdi>{fields.lastName}</bdi> },
          ]}
        />
      </Stack>
    </>
  );
}
