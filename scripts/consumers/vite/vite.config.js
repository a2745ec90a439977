import { createBrand } from '@keel/ui/brand';
import react from '@vitejs/plugin-react';

const { css } = createBrand({ id: 'acme', name: 'Acme Capital', shortName: 'Acme', color: '#7a1fa2' });

/** `import 'virtual:brand.css'` is the style sheet of the app's own brand. */
const brand = {
  name: 'brand',
  resolveId: (id) => (id === 'virtual:brand.css' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:brand.css' ? css : undefined),
};

export default { plugins: [brand, react()] };
