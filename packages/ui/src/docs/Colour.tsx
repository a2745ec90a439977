import { BRANDS } from '../tokens/brands.ts';
import { branded, contrastRatio, type Pair, pairsOf } from '../tokens/contrast.ts';
import { THEME_NAMES } from '../tokens/theme.ts';
import { THEMES } from '../tokens/themes.ts';

/** Every measured pair of every brand and theme, shown in its own colours. */
export function Colour() {
  return Object.values(BRANDS).flatMap((brand) =>
    THEME_NAMES.map((name) => (
      <section key={`${brand.id} ${name}`}>
        <h2>
          {brand.name}, {name}
        </h2>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', gap: 8 }}>
          {pairsOf(branded(THEMES[name], brand, name)).map((pair) => (
            <Swatch key={pair.name} pair={pair} />
          ))}
        </div>
      </section>
    )),
  );
}

function Swatch({ pair: { name, foreground, background, atLeast } }: { pair: Pair }) {
  return (
    <div style={{ padding: 12, borderRadius: 8, border: '1px solid #7e8796', color: foreground, background }}>
      <strong>{name}</strong>
      <div>
        {contrastRatio(foreground, background).toFixed(2)} (needs {atLeast})
      </div>
    </div>
  );
}
