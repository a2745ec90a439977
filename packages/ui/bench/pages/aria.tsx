import '../../src/styles/font.css.ts';
import './plain.css';
import { ChevronDown, LayoutDashboard, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { COINS, change, currencies, dollars, LINKS, METHODS, STATS, TRADES, WORDS } from './data.ts';
import { mount } from './mount.ts';

/** React Aria's components, composed as in its documentation, without a design system. */
const queue = new ToastQueue<string>();

mount(<Page />);

function Page() {
  const [pressed, setPressed] = useState(0);
  const [currency, setCurrency] = useState('USD');
  return (
    <>
      <div className="shell">
        <nav aria-label="Main menu">
          <ul>
            {LINKS.map((label) => (
              <li key={label}>
                <Link href={`#${label}`}>
                  <LayoutDashboard aria-hidden="true" />
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main className="main">
          <header>
            <h1>Dashboard</h1>
          </header>
          <section aria-label="Prices" className="tape">
            <ul className="tape">
              {COINS.map(({ id, symbol, price, change24h }) => (
                <li key={id}>
                  <span>{symbol}</span> <span>{dollars(price * 100)}</span> <span>{change(change24h)}</span>
                </li>
              ))}
            </ul>
          </section>
          <div className="banner">
            <TriangleAlert aria-hidden="true" />
            <div>{WORDS.banner}</div>
          </div>
          <div className="stats">
            {STATS.map(([label, cents]) => (
              <div key={label} className="stat">
                <p>{label}</p>
                <p>{dollars(cents)}</p>
              </div>
            ))}
          </div>
          <div className="card">
            <h2>Deposit</h2>
            <div className="form">
              <TextField name="name" className="field">
                <Label>Name</Label>
                <Input />
              </TextField>
              <TextField name="amount" className="field">
                <Label>Amount</Label>
                <Input />
              </TextField>
              <Select name="method" className="field">
                <Label>Method</Label>
                <Button>
                  <SelectValue />
                  <ChevronDown aria-hidden="true" />
                </Button>
                <Popover>
                  <ListBox items={METHODS.map((id) => ({ id }))}>{({ id }) => <ListBoxItem>{id}</ListBoxItem>}</ListBox>
                </Popover>
              </Select>
              <div className="field">
                <span>{WORDS.currency}</span>
                <DialogTrigger>
                  <Button aria-label={WORDS.currency}>
                    <span>{currency}</span>
                    <ChevronDown aria-hidden="true" />
                  </Button>
                  <Overlay title={WORDS.currency}>
                    {(close) => (
                      <Currencies
                        onSelect={(code) => {
                          setCurrency(code);
                          close();
                        }}
                      />
                    )}
                  </Overlay>
                </DialogTrigger>
              </div>
              <Checkbox name="terms">I have read the terms</Checkbox>
              <div>
                <DialogTrigger>
                  <Button>{WORDS.transfer}</Button>
                  <Overlay title={WORDS.transfer}>{() => WORDS.transferText}</Overlay>
                </DialogTrigger>
                <Button onPress={() => queue.add(WORDS.copied)}>{WORDS.copy}</Button>
              </div>
            </div>
          </div>
          <div className="card">
            <h2>Trades, {pressed} looked at</h2>
            <Trades onDetail={setPressed} />
          </div>
        </main>
      </div>
      <ToastRegion queue={queue} aria-label="Announcements" className="toasts">
        {({ toast }) => (
          <Toast toast={toast} className="card">
            <ToastContent>{toast.content}</ToastContent>
            <Button slot="close" aria-label={WORDS.close}>
              <X aria-hidden="true" />
            </Button>
          </Toast>
        )}
      </ToastRegion>
    </>
  );
}

function Trades({ onDetail }: { onDetail: (id: number) => void }) {
  const [sort, setSort] = useState<SortDescriptor>();
  const rows = sort
    ? TRADES.toSorted((one, other) => {
        const column = sort.column === 'profit' ? 'profitCents' : sort.column === 'pair' ? 'pair' : 'date';
        const [a, b] = [one[column], other[column]];
        return (a < b ? -1 : a > b ? 1 : 0) * (sort.direction === 'descending' ? -1 : 1);
      })
    : TRADES;
  return (
    <Table aria-label="Trades" {...(sort && { sortDescriptor: sort })} onSortChange={setSort}>
      <TableHeader>
        <Column id="date" allowsSorting>
          Date
        </Column>
        <Column id="pair" allowsSorting isRowHeader>
          Pair
        </Column>
        <Column id="side">Side</Column>
        <Column id="amount">Amount</Column>
        <Column id="profit" allowsSorting>
          {WORDS.profit}
        </Column>
        <Column id="actions">Actions</Column>
      </TableHeader>
      <TableBody items={rows}>
        {({ id, date, pair, side, amount, profitCents }) => (
          <Row>
            <Cell>{date}</Cell>
            <Cell>{pair}</Cell>
            <Cell>{side}</Cell>
            <Cell>{amount}</Cell>
            <Cell>{dollars(profitCents)}</Cell>
            <Cell>
              <Button aria-label={`Detail of trade ${id}`} onPress={() => onDetail(id)}>
                Detail
              </Button>
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

function Overlay({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  return (
    <ModalOverlay className="scrim" isDismissable>
      <Modal className="dialog">
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title">{title}</Heading>
              <Button aria-label={WORDS.close} onPress={close}>
                <X aria-hidden="true" />
              </Button>
              <div>{children(close)}</div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Currencies({ onSelect }: { onSelect: (code: string) => void }) {
  const [all] = useState(currencies);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Autocomplete filter={(text, typed) => text.toLowerCase().includes(typed.toLowerCase())}>
      <SearchField aria-label={WORDS.search}>
        <Input ref={input} />
      </SearchField>
      <ListBox
        aria-label={WORDS.currency}
        items={all}
        selectionMode="single"
        className="options"
        onAction={(code) => onSelect(`${code}`)}
      >
        {({ code, name }) => (
          <ListBoxItem id={code} textValue={`${code} ${name}`} className="option">
            {name} <span>{code}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}
