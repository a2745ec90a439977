import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ChevronEndIcon } from '../../components/Icon/icons.ts';
import { Modal, type ModalProps } from '../../components/Modal/Modal.tsx';
import * as styles from './ChoiceModal.css.ts';

interface Choice {
  readonly name: string;
  readonly explanation: string;
  readonly icon: ReactNode;
  readonly onChoose: () => void;
}

interface ChoiceModalProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange'> {
  title: string;
  choices: readonly Choice[];
}

/** Two options, each with an icon and a sentence; shared by BuySellModal and SendReceiveModal. */
export function ChoiceModal({ title, choices, ...modal }: ChoiceModalProps) {
  return (
    <Modal {...modal}>
      <Dialog title={title}>
        <div className={styles.choices}>
          {choices.map((choice) => (
            <ChoiceButton key={choice.name} {...choice} />
          ))}
        </div>
      </Dialog>
    </Modal>
  );
}

function ChoiceButton({ name, explanation, icon, onChoose }: Choice) {
  return (
    <Button className={styles.choice} onPress={onChoose}>
      <span className={styles.sign}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.explanation}>{explanation}</span>
      </span>
      <span className={styles.arrow}>
        <ChevronEndIcon />
      </span>
    </Button>
  );
}
