const weight = { regular: '400', medium: '500', semibold: '600' } as const;

/** Sizes as designed (px at the default font size of 16), converted to rem so that they follow the reader's setting. */
const rem = (px: number) => `${px / 16}rem`;
const textStyle = (size: number, line: number, tracking: string, of: keyof typeof weight) => ({
  size: rem(size),
  line: rem(line),
  tracking,
  weight: weight[of],
});

export const motion = {
  duration: { fast: '100ms', base: '150ms', moderate: '200ms', slow: '300ms', value: '400ms' },
  reducedDuration: { fast: '0ms', base: '0ms', moderate: '0ms', slow: '0ms', value: '0ms' },
  ease: {
    standard: 'cubic-bezier(.2, 0, 0, 1)',
    enter: 'cubic-bezier(0, 0, .15, 1)',
    exit: 'cubic-bezier(.6, 0, 1, 1)',
    linear: 'linear',
  },
  spin: '800ms',
  loop: 'running',
} as const;

/** Tokens that are the same in every theme. Phone sizes; WIDE_TEXT applies from the breakpoint sm. */
export const SCALE = {
  space: {
    '0': '0px',
    '0.5': '2px',
    '1': '4px',
    '1.5': '6px',
    '2': '8px',
    '3': '12px',
    '4': '16px',
    '5': '20px',
    '6': '24px',
    '8': '32px',
    '10': '40px',
    '12': '48px',
    '16': '64px',
    '20': '80px',
  },
  radius: { xs: '4px', sm: '6px', sheet: '24px', full: '9999px' },
  border: { hairline: '1px', strong: '2px', focus: '2px', focusOffset: '2px' },
  font: {
    sans: '"Inter Variable", "Readex Pro Variable", "Inter Fallback", system-ui, sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace',
  },
  weight,
  text: {
    display: textStyle(36, 40, '-0.03em', 'semibold'),
    balance: textStyle(32, 36, '-0.025em', 'semibold'),
    title1: textStyle(28, 34, '-0.02em', 'semibold'),
    title2: textStyle(22, 28, '-0.015em', 'semibold'),
    title3: textStyle(18, 24, '-0.01em', 'semibold'),
    body: textStyle(16, 24, '0', 'regular'),
    bodySm: textStyle(14, 20, '0', 'regular'),
    label: textStyle(14, 20, '0', 'medium'),
    caption: textStyle(12, 16, '0', 'medium'),
    code: textStyle(13, 20, '0', 'regular'),
    controlSm: textStyle(13, 16, '0', 'semibold'),
    control: textStyle(14, 20, '0', 'semibold'),
    controlLg: textStyle(15, 20, '0', 'semibold'),
  },
  size: {
    control: { sm: '32px', md: '40px', lg: '48px' },
    row: { compact: '40px', regular: '56px', comfortable: '72px' },
    icon: { sm: '16px', md: '20px', lg: '24px' },
    target: '44px',
    header: '64px',
    topBar: '56px',
    ticker: '40px',
    sidebar: '264px',
    content: '1200px',
    form: '400px',
    modal: { message: '440px', trade: '520px', detail: '640px' },
  },
  motion: { duration: motion.duration, ease: motion.ease, spin: motion.spin, loop: motion.loop },
  z: {
    sticky: '10',
    header: '20',
    sidebar: '30',
    banner: '40',
    modal: '1000',
    toast: '100100',
    tooltip: '100200',
  },
} as const;

export const WIDE_TEXT = {
  display: textStyle(48, 52, '-0.03em', 'semibold'),
  balance: textStyle(40, 44, '-0.025em', 'semibold'),
} as const;
