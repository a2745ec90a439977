import {
  type CheckedMethod,
  type WithdrawDetails,
  type WithdrawField,
  type WithdrawMethod,
  withdrawFields,
  withdrawLimits,
} from '@keel/flows';
import { Stack, TextField } from '@keel/ui';
import { SaveAddress } from '../../app/addressBook/SaveAddress.tsx';
import { SavedAddressSelect } from '../../app/addressBook/SavedAddressSelect.tsx';
import { useSavedAddresses } from '../../app/addressBook/useSavedAddresses.ts';
import { ADDRESS_PLACES, isCheckedMethod } from './addressPlaces.ts';
import { checkAddress } from './checkAddress.ts';
import { useWords } from './words.ts';

interface MethodFieldsProps {
  readonly method: WithdrawMethod;
  readonly details: WithdrawDetails;
  readonly onChange: (field: WithdrawField, value: string) => void;
}

/** The fields that the chosen method needs (WD-1). Of a coin, saved addresses are offered too (ADDR-1). */
export function MethodFields({ method, ...fields }: MethodFieldsProps) {
  return isCheckedMethod(method) ? (
    <CoinFields {...fields} method={method} />
  ) : (
    <PlainFields {...fields} method={method} />
  );
}

function CoinFields({ method, ...fields }: MethodFieldsProps & { readonly method: CheckedMethod }) {
  const book = useSavedAddresses();
  const place = ADDRESS_PLACES[method];
  const { field } = place;
  const typed = fields.details[field].trim();
  return (
    <Stack gap="3">
      <PlainFields {...fields} method={method} />
      <SaveAddress book={book} place={place} address={checkAddress(method, typed) ? typed : null} />
      <SavedAddressSelect
        book={book}
        place={place}
        value={typed}
        onChoose={(address) => fields.onChange(field, address)}
      />
    </Stack>
  );
}

function PlainFields({ method, details, onChange }: MethodFieldsProps) {
  const words = useWords();
  return withdrawFields[method].map((field) => (
    <TextField
      key={field}
      label={words.fields[field]}
      name={field}
      // Of these methods the only field is the address.
      isLtr={isCheckedMethod(method)}
      // The browser must not suggest other people's accounts from its autofill.
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      maxLength={withdrawLimits[field]}
      value={details[field]}
      onChange={(value) => onChange(field, value)}
    />
  ));
}
