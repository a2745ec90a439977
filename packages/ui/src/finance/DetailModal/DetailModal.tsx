import type { ReactNode } from 'react';
import { type Definition, DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Modal, type ModalProps } from '../../components/Modal/Modal.tsx';
import { NO_VALUE } from '../../format/noValue.ts';
import * as styles from './DetailModal.css.ts';

export interface DetailModalProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange' | 'placement'> {
  /** The name of the row: 'Address', 'Deposit'. */
  title: string;
  /** The value of the row; '---' for null and blank text. @default none, if `items` contains everything */
  value?: ReactNode;
  /** All details of the row. */
  items?: readonly Definition[];
  /** An explanation of the value, in a sentence or two. */
  note?: ReactNode;
  /** The actions: one or two buttons, the primary one last. */
  actions?: ReactNode;
}

/** Shows a row with its name and complete value (MODAL-1, CARD-2). Open it with `isOpen` or a DialogTrigger. */
export function DetailModal({ title, value, items, note, actions, placement = 'center', ...modal }: DetailModalProps) {
  const isNothing = value === null || (typeof value === 'string' && value.trim() === '');
  return (
    <Modal {...modal} placement={placement} size={items ? 'trade' : 'message'}>
      <Dialog title={title} footer={actions}>
        <div className={styles.root}>
          {value !== undefined && <div className={styles.value}>{isNothing ? NO_VALUE : value}</div>}
          {items && <DefinitionList items={items} />}
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </Dialog>
    </Modal>
  );
}
