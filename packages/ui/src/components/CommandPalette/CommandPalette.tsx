/* oxlint-disable jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- Autocomplete gives its input aria-controls, and Input is an <input> */
import { type KeyboardEvent, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CloseIcon, SearchIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';
import * as styles from './CommandPalette.css.ts';
import { matchesCommand } from './matchesCommand.ts';
import type { Command, CommandGroup } from './types.ts';

export interface CommandPaletteProps extends Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'> {
  /** The name of the dialog and of its field, which also shows it: 'Search pages and actions'. */
  label: string;
  /** The commands, in the order in which they are listed before something is typed. */
  groups: readonly CommandGroup[];
}

/**
 * Finds a page or an action by typing. The focus stays in the field while the arrow keys move through the list; running a
 * command closes the palette. The shortcut that opens it belongs to the app.
 */
export function CommandPalette({ label, groups, ...overlay }: CommandPaletteProps) {
  return (
    <ModalOverlay {...overlay} isDismissable ref={copyOpenerTheme} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label={label} className={styles.dialog}>
          {({ close }) => <Content label={label} groups={groups} close={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ContentProps extends Pick<CommandPaletteProps, 'label' | 'groups'> {
  readonly close: () => void;
}

/** Mounted while the palette is open, so that it opens with an empty field. */
function Content({ label, groups, close }: ContentProps) {
  const messages = useMessages('CommandPalette', en.CommandPalette);
  const [typed, setTyped] = useState('');
  const shown = groups
    .map((group) => ({ ...group, commands: group.commands.filter((command) => matchesCommand(command, typed)) }))
    .filter(({ commands }) => commands.length > 0);

  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className={styles.field}>
        <span className={styles.sign}>
          <SearchIcon />
        </span>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal takes the focus, and this one is for typing */}
        <TextField aria-label={label} autoFocus className={styles.control}>
          <Input
            placeholder={label}
            role="combobox"
            aria-expanded
            aria-haspopup="listbox"
            enterKeyHint="go"
            autoComplete="off"
            onKeyDown={runFirst}
            className={styles.input}
          />
        </TextField>
        <IconButton slot="close" size="sm" label={messages.close} icon={<CloseIcon />} />
      </div>
      <ListBox
        aria-label={label}
        shouldFocusOnHover
        shouldFocusWrap
        className={styles.list}
        renderEmptyState={() => (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{messages.empty}</p>
            <p>{messages.emptyHint}</p>
          </div>
        )}
      >
        {shown.map(({ id, title, commands }) => (
          <ListBoxSection key={id} className={styles.section}>
            <Header className={menu.title}>{title}</Header>
            {commands.map((command) => (
              <CommandRow key={command.id} command={command} close={close} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  );
}

/** Enter runs the first command when none is active: React Aria activates one only while text is being added. */
function runFirst(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.currentTarget.value.trim() === '') return;
  const palette = event.currentTarget.closest('[role=dialog]');
  if (palette?.querySelector('[role=option][data-focused]')) return;
  event.preventDefault();
  palette?.querySelector<HTMLElement>('[role=option]')?.click();
}

function CommandRow({ command, close }: { readonly command: Command; readonly close: () => void }) {
  const { id, label, detail, icon, href, onAction } = command;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className={menu.item({ tone: 'neutral' })}
      onAction={() => {
        close();
        onAction?.();
      }}
      {...(href !== undefined && { href })}
    >
      {icon}
      <span className={menu.texts}>{label}</span>
      {detail && <span className={menu.description}>{detail}</span>}
    </ListBoxItem>
  );
}
