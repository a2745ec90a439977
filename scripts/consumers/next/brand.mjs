// Writes the style sheet of the app's own brand, before it is built.
import { writeFileSync } from 'node:fs';
import { createBrand } from '@keel/ui/brand';

const { css } = createBrand({ id: 'acme', name: 'Acme Capital', shortName: 'Acme', color: '#7a1fa2', corners: 'soft' });
writeFileSync('app/brand.css', css);
