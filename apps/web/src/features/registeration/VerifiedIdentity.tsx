import { Card, DefinitionList, Heading, Stack, Text } from '@keel/ui';
import type { Ref } from 'react';
import { useCountryName } from '../../app/i18n/useCountryName.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useWords } from './words.ts';

/** What was verified, in place of the form (KYC-7). The number is masked by the server (CARD-3). */
export function VerifiedIdentity({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { nid, firstName, lastName, country, state, address } = useUser();
  const countryName = useCountryName(country);
  const words = useWords();
  const details = [
    { term: words.document.number, value: nid },
    { term: words.person.firstName, value: firstName },
    { term: words.person.lastName, value: lastName },
    { term: words.place.country, value: countryName },
    { term: words.place.state, value: state },
    { term: words.place.address, value: address },
  ];
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="2">
          <Heading level={2} size="title3" tabIndex={-1} ref={heading}>
            {words.verified.title}
          </Heading>
          <Text tone="muted">{words.verified.explain}</Text>
        </Stack>
        <DefinitionList
          items={details.flatMap(({ term, value }) => (value === null ? [] : [{ term, value: <bdi>{value}</bdi> }]))}
        />
      </Stack>
    </Card>
  );
}
