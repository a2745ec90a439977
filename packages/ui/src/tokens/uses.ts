import type { TextStyle } from '../styles/typography.ts';
import type { vars } from './contract.css.ts';

type Sentences<Node> = Node extends string ? string : { readonly [Key in keyof Node]: Sentences<Node[Key]> };
type Described = Omit<typeof vars, 'text' | 'space'> & { text: Record<TextStyle, string> };

const tone = (what: string) => ({
  solid: `The filled ${what}.`,
  solidHover: `The filled ${what} under the pointer.`,
  solidPressed: `The filled ${what} while it is pressed.`,
  on: `Text and icons on the filled ${what}.`,
  text: `Text and icons of the ${what} on a background or on its soft fill.`,
  soft: `The soft fill of the ${what}.`,
  softHover: `The soft fill of the ${what} under the pointer.`,
  softPressed: `The soft fill of the ${what} while it is pressed.`,
});

/**
 * The purpose of each token, in one sentence. A token without one does not compile. The steps of the spacing scale
 * share one.
 */
export const USES: Sentences<Described> = {
  color: {
    bg: {
      canvas: 'The page behind everything.',
      surface: 'Cards, tables, modals and fields.',
      subtle: 'A part set off from its surface: table heads, tags.',
      raised: 'What floats over a surface: menus, lists, popovers.',
      inverse: 'A dark area in both themes, such as a tooltip.',
      scrim: 'The veil between the page and an open modal.',
    },
    text: {
      strong: 'Headings, amounts and values.',
      default: 'Running text.',
      muted: 'Labels, hints and what is of second rank.',
      inverse: 'Text on the inverse background.',
    },
    border: {
      subtle: 'Hairlines that only divide; never the only sign of something.',
      control: 'The outline of fields, checkboxes and other controls.',
      strong: 'An outline that must stand out, such as a chosen card.',
    },
    accent: tone('accent: main buttons, links, selection'),
    action: tone('neutral action: quiet buttons'),
    positive: tone('positive state: a gain, a confirmed payment'),
    negative: tone('negative state: a loss, a rejection, deleting'),
    warning: {
      text: 'Text and icons of a warning.',
      soft: 'The background of a warning.',
    },
    focus: { ring: 'The ring around what has the keyboard focus.' },
    spinner: { track: 'The full circle of a spinner.', arc: 'The moving part of a spinner.' },
    toast: {
      bg: 'The background of a toast.',
      edge: 'The outline of a toast, seen in black only.',
      text: 'The title of a toast.',
      muted: 'The description of a toast.',
      action: 'The action of a toast.',
      positive: 'The icon of a toast about a success.',
      negative: 'The icon of a toast about a failure.',
    },
    chart: {
      line: 'The line of a chart.',
      area: 'The area under the line of a chart.',
      grid: 'The grid of a chart.',
      crosshair: 'The line at the point of a chart that is read.',
    },
    coin: {
      glyph: 'The glyph of a mark.',
      bitcoin: 'The mark of Bitcoin.',
      ethereum: 'The mark of Ethereum.',
      tether: 'The mark of Tether.',
      usdc: 'The mark of USDC.',
      xrp: 'The mark of XRP.',
      solana: 'The mark of Solana.',
      bnb: 'The mark of BNB.',
      dogecoin: 'The mark of Dogecoin.',
      gcash: 'The mark of GCash.',
      bank: 'The mark of a bank.',
      cashapp: 'The mark of Cash App.',
      zelle: 'The mark of Zelle.',
    },
  },
  shadow: { e1: 'A card at rest.', e2: 'A popover, a menu or a list.', e3: 'A modal or a sheet.' },
  radius: {
    xs: 'Checkboxes and other small shapes.',
    sm: 'Tags and options of a list.',
    control: 'Buttons and fields. A brand may set it.',
    card: 'Cards and tables. A brand may set it.',
    modal: 'Modals. A brand may set it.',
    sheet: 'The upper corners of a sheet on phones.',
    full: 'Pills, avatars and round buttons.',
  },
  border: {
    hairline: 'The width of dividers and outlines.',
    strong: 'The width of an outline that stands out.',
    focus: 'The width of the focus ring.',
    focusOffset: 'The gap between an element and its focus ring.',
  },
  font: { sans: 'All text but code and addresses.', mono: 'Code and addresses.' },
  weight: { regular: 'Running text.', medium: 'Labels and captions.', semibold: 'Headings, amounts and buttons.' },
  text: {
    display: 'The largest number or heading of a page. 48 px from 480 px on.',
    balance: 'The balance of an account. 40 px from 480 px on.',
    title1: 'The heading of a page.',
    title2: 'The heading of a section, the title of a modal.',
    title3: 'The heading of a card.',
    body: 'Running text.',
    bodySm: 'Running text in tables and hints.',
    label: 'The label of a field.',
    caption: 'Small additions: times, units, tags.',
    code: 'Addresses and codes.',
    controlSm: 'The words of a small button.',
    control: 'The words of a button.',
    controlLg: 'The words of a large button.',
  },
  size: {
    control: {
      sm: 'The height of a small button or field.',
      md: 'The height of a button or field.',
      lg: 'The height of a large button or field.',
    },
    row: {
      compact: 'The height of a row in a dense table.',
      regular: 'The height of a row in a table.',
      comfortable: 'The height of a row with two lines.',
    },
    icon: { sm: 'An icon in a small control or in text.', md: 'An icon in a control.', lg: 'An icon by itself.' },
    target: 'The least that a finger needs to press.',
    header: 'The height of the header.',
    topBar: 'The height of the bar at the top of a phone.',
    ticker: 'The height of the ticker of prices.',
    sidebar: 'The width of the sidebar.',
    content: 'The greatest width of a page.',
    form: 'The greatest width of a form.',
    modal: {
      message: 'The greatest width of a message.',
      trade: 'The greatest width of a form in a modal.',
      detail: 'The greatest width of details in a modal.',
    },
  },
  motion: {
    duration: {
      fast: 'Hover, press and focus.',
      base: 'Small changes: a switch, a checkbox.',
      moderate: 'Menus, popovers and toasts.',
      slow: 'Modals, sheets and drawers.',
      value: 'A number or a bar that changes to a new value.',
    },
    ease: {
      standard: 'What moves from one place to another.',
      enter: 'What comes in.',
      exit: 'What goes away.',
      linear: 'What turns or runs without an end.',
    },
    spin: 'One turn of a spinner.',
    loop: 'Whether endless animations run; paused for reduced motion.',
  },
  z: {
    sticky: 'The head of a table that stays in view.',
    header: 'The header of the page.',
    sidebar: 'The sidebar and the drawer.',
    banner: 'A banner over the whole page.',
    modal: 'Modals and sheets.',
    toast: 'Toasts, over modals.',
    tooltip: 'Tooltips, over everything.',
  },
};

/** The purpose of every step of the spacing scale. */
export const SPACE_USE = 'Gaps, padding and margins, in multiples of 4 px.';
