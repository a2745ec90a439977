import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { Frame } from '../../test/Frame.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const OPERATOR = 'Operated by Example Operator Ltd, 1 Sample Street. Registration not set (demo).';
const RISK_NOTICE = 'Investments can lose value; nothing here promises a return.';

const meta = {
  component: SiteFooter,
  args: {
    operator: OPERATOR,
    riskNotice: RISK_NOTICE,
  },
  argTypes: { links: { control: false } },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [HONEST-1, HONEST-4] The operator, and the risk notice. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(`${OPERATOR}${RISK_NOTICE}`);
  },
};

export const OperatorOnly: Story = { render: () => <SiteFooter operator="Operated by Example Operator Ltd." /> };

export const LongText: Story = {
  render: (args) => (
    <Frame>
      <SiteFooter {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** Wide and narrow; each in an article, since a page has one footer. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <article>
        <SiteFooter {...args} links={<Link href="#risk">Risk notice</Link>} />
      </article>
      <article>
        <Frame>
          <SiteFooter operator={args.operator} />
        </Frame>
      </article>
    </div>
  ),
};
