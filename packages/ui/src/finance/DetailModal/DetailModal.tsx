import type { ReactNode } from 'react';
import { type Definition, DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Modal, type ModalProps } from '../../components/Modal/Modal.tsx';
import { NO_VALUE } from '../../format/noValue.ts';
import * as styles from './DetailModal.css.ts';

export interface DetailModalProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange'> {
  /** The row's name: 'Address', 'Deposit'. */
  title: string;
  /** The row's value; '---' for null and for nothing but spaces. @default none, where `items` say it all */
  value?: ReactNode;
  /** All facts of the row. */
  items?: readonly Definition[];
  /** What there is to know about the value, in a sentence or two. */
  note?: ReactNode;
  /** What can be done about it: one or two buttons, the main one last. */
  actions?: ReactNode;
}

/** A row with its name and whole value (MODAL-1, CARD-2). Closed by default; open it by `isOpen` or a DialogTrigger. */
export function DetailModal({ title, value, items, note, actions, ...modal }: DetailModalProps) {
  const isNothing = value === null || (typeof value === 'string' && value.trim() === '');
  return (
    <Modal {...modal} size={items ? 'trade' : 'message'}>
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
