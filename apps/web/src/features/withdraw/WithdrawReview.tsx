import { type Cents, type WithdrawDetails, type WithdrawField, type WithdrawMethod, withdrawFields } from '@keel/flows';
import { AddressText, Button, DefinitionList, Dialog, Modal, Money, money, Stack, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { savedAt } from '../../app/addressBook/savedAt.ts';
import { useSavedAddresses } from '../../app/addressBook/useSavedAddresses.ts';
import { useWords as useBookWords } from '../../app/addressBook/words.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { Converted } from '../../app/money/Converted.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { ADDRESS_PLACES, isCheckedMethod } from './addressPlaces.ts';
import { useWords } from './words.ts';

interface WithdrawReviewProps {
  readonly isOpen: boolean;
  /** It was confirmed and cannot be closed until there is an answer. */
  readonly isSending: boolean;
  readonly amount: Cents | null;
  readonly method: WithdrawMethod | '';
  readonly details: WithdrawDetails;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** All details of a withdrawal before it is sent, including its fee and arrival time (WD-3). */
export function WithdrawReview({ isOpen, isSending, amount, method, details, onBack, onSend }: WithdrawReviewProps) {
  const all = useWords();
  const words = all.review;
  const { withdrawMethods } = useAppWords();
  const { locale } = useLocale();
  const { savedAs } = useBookWords();
  const label = useLabel(method, details);
  const destination =
    method === ''
      ? []
      : [
          { term: words.method, value: withdrawMethods[method] },
          ...(label === undefined ? [] : [{ term: savedAs, value: <bdi>{label}</bdi> }]),
          ...withdrawFields[method].map((field) => ({
            term: all.fields[field],
            value: isAddress(method, field) ? (
              <AddressText address={details[field].trim()} shape="groups" />
            ) : (
              <bdi>{details[field].trim()}</bdi>
            ),
          })),
        ];
  return (
    <Modal
      size="trade"
      isOpen={isOpen}
      isDismissable={false}
      isKeyboardDismissDisabled={isSending}
      onOpenChange={(isNowOpen) => !isNowOpen && onBack()}
    >
      <Dialog
        title={words.title}
        hasClose={false}
        footer={
          <>
            <Button tone="neutral" appearance="soft" isDisabled={isSending} onPress={onBack}>
              {words.back}
            </Button>
            <Button isPending={isSending} onPress={onSend}>
              {words.send}
            </Button>
          </>
        }
      >
        <Stack gap="4">
          {/* Never hidden: nobody should send an amount that they cannot see. */}
          <Stack gap="1">
            <Money size="title1" cents={amount} />
            <Converted cents={amount} isNeverHidden />
          </Stack>
          <DefinitionList
            items={[
              ...destination,
              { term: words.fee, value: words.noFee },
              { term: words.arrives, value: money(amount ?? 0, 'USD', locale) },
              { term: words.when, value: words.whenText },
            ]}
          />
          <Text tone="muted">{words.note}</Text>
          <CurrencyNote />
        </Stack>
      </Dialog>
    </Modal>
  );
}

/** Whether the field is an address of a chain, which is compared character by character. */
function isAddress(method: WithdrawMethod, field: WithdrawField): boolean {
  return isCheckedMethod(method) && ADDRESS_PLACES[method].field === field;
}

/** The label of the destination in the address book (ADDR-1); undefined if it has none. */
function useLabel(method: WithdrawMethod | '', details: WithdrawDetails): string | undefined {
  const isChecked = method !== '' && isCheckedMethod(method);
  const { data } = useSavedAddresses(isChecked);
  if (!isChecked || data === null) return undefined;
  const place = ADDRESS_PLACES[method];
  return savedAt(data, place, details[place.field])?.label;
}
