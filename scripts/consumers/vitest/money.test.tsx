import { Button } from '@keel/ui';
import { createBrand } from '@keel/ui/brand';
import { Money } from '@keel/ui/finance/Money';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('renders components in Node without a plugin or a transform of the package (U-3)', () => {
  expect(renderToString(<Button>Pay</Button>)).toContain('Pay');
  expect(renderToString(<Money cents={120_000} currency="USD" />)).toContain('1,200.00');
});

it('refuses a brand whose text cannot be read', () => {
  const acme = { id: 'acme', name: 'Acme Capital', shortName: 'Acme', color: '#ffd400', onColor: '#ffffff' };
  expect(() => createBrand(acme)).toThrow("The brand 'Acme Capital' cannot be read");
});
