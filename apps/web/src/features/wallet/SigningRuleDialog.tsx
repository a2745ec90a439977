import type { Secret } from '@keel/flows';
import { Dialog, Modal, Select, Stack, Text, TextField } from '@keel/ui';
import { AMOUNT_WORDS, type AmountProblem, CHAINS, readAmount } from '@keel/wallet';
import type { SigningRule } from '@keel/wallet/protocol';
import { useEffect, useState } from 'react';
import { announce } from '../../app/feedback/announce.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useUser } from '../../app/session/useUser.ts';
import { PasscodeCheck } from './PasscodeCheck.tsx';
import { usePasscodeAttempt } from './usePasscodeAttempt.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

interface SigningRuleDialogProps {
  readonly onClose: () => void;
}

type Choice = 'main' | 'all' | 'above';
const CHOICES: readonly Choice[] = ['main', 'all', 'above'];

/** Every asset of the wallet, with the fewest decimals that it has on any chain. */
const DECIMALS: ReadonlyMap<string, number> = fewestDecimals();

/** Chooses when the wallet asks for the passcode before it signs, which requires the passcode (WALLET-15). */
export function SigningRuleDialog({ onClose }: SigningRuleDialogProps) {
  const { ports } = useWallet();
  const { signingRule: words } = useWords();
  const [rule, setRule] = useState<SigningRule | null>(null);
  useEffect(() => {
    let isGone = false;
    // A wallet that was locked meanwhile closes the dialog itself.
    ports.signingRule().then(
      (current) => !isGone && setRule(current),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [ports]);
  return (
    <Modal isOpen size="message" isDismissable={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog title={words.title}>{rule !== null && <RuleForm current={rule} onClose={onClose} />}</Dialog>
    </Modal>
  );
}

function RuleForm({ current, onClose }: SigningRuleDialogProps & { readonly current: SigningRule }) {
  const { ports } = useWallet();
  const { signingRule: words } = useWords();
  const translate = useTranslate();
  const { _id: userId } = useUser();
  const [choice, setChoice] = useState<Choice>(() => choiceOf(current));
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(current.mostByAsset);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, problem, attempt } = usePasscodeAttempt(words.notSaved, () => {
    announce(words.saved);
    onClose();
  });
  const faultOf = (asset: string) => amountFault(amounts[asset] ?? '', DECIMALS.get(asset) ?? 0);
  const hasFault = choice === 'above' && [...DECIMALS.keys()].some((asset) => faultOf(asset) !== null);

  const submit = (passcode: Secret) => {
    setChecked(true);
    if (!hasFault) void attempt(() => ports.chooseRule({ userId, passcode, rule: ruleOf(choice, amounts) }));
  };
  return (
    <PasscodeCheck
      lead={words.lead}
      submit={words.save}
      isBusy={isBusy}
      error={problem}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Select
        label={words.choice}
        options={CHOICES.map((value) => ({ value, label: words.choices[value] }))}
        value={choice}
        onChange={(value) => setChoice(CHOICES.find((each) => each === value) ?? 'main')}
      />
      {choice === 'above' && (
        <Stack gap="4">
          <Text tone="muted">{words.aboveLead}</Text>
          {[...DECIMALS.keys()].map((asset) => {
            const fault = isChecked ? faultOf(asset) : null;
            return (
              <TextField
                key={asset}
                label={words.most(asset)}
                name={`most-${asset}`}
                inputMode="decimal"
                isOptional
                value={amounts[asset] ?? ''}
                errorMessage={fault === null ? null : translate(AMOUNT_WORDS[fault])}
                onChange={(value) => setAmounts({ ...amounts, [asset]: value })}
              />
            );
          })}
        </Stack>
      )}
    </PasscodeCheck>
  );
}

function choiceOf({ mostByAsset, asksOnTest }: SigningRule): Choice {
  if (Object.keys(mostByAsset).length > 0) return 'above';
  return asksOnTest ? 'all' : 'main';
}

function ruleOf(choice: Choice, amounts: Readonly<Record<string, string>>): SigningRule {
  if (choice !== 'above') return { mostByAsset: {}, asksOnTest: choice === 'all' };
  const typed = Object.entries(amounts).map(([asset, amount]) => [asset, amount.trim()] as const);
  return { mostByAsset: Object.fromEntries(typed.filter(([, amount]) => amount !== '')), asksOnTest: false };
}

/** What is wrong with an amount; an empty one is none. */
function amountFault(typed: string, decimals: number): AmountProblem | null {
  const read = readAmount(typed, decimals);
  return read.kind === 'invalid' && read.reason !== 'empty' ? read.reason : null;
}

function fewestDecimals(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { native, tokens } of Object.values(CHAINS)) {
    for (const { symbol, decimals } of [native, ...tokens]) {
      found.set(symbol, Math.min(decimals, found.get(symbol) ?? decimals));
    }
  }
  return found;
}
