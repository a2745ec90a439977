import { vars } from '../tokens/contract.css.ts';
import { SCALE } from '../tokens/scale.ts';

/** The steps of space as bars, the radii as corners. */
export function Space() {
  return (
    <>
      {Object.entries(SCALE.space).map(([step, length]) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <code style={{ inlineSize: 96 }}>
            {step}: {length}
          </code>
          <span style={{ inlineSize: length, blockSize: 12, background: vars.color.accent.solid }} />
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlockStart: 24 }}>
        {Object.entries(vars.radius).map(([name, radius]) => (
          <code
            key={name}
            style={{ padding: 24, border: `1px solid ${vars.color.border.strong}`, borderRadius: radius }}
          >
            {name}
          </code>
        ))}
      </div>
    </>
  );
}
