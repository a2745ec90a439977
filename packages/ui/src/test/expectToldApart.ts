import { expect } from 'storybook/test';

/**
 * The option that was chosen, the active one and any other are told apart in every palette (DS-2): the active one by its
 * ground, in forced colours the system's own for it, and the chosen one by more than that.
 */
export async function expectToldApart(...options: readonly (Element | undefined)[]): Promise<void> {
  const [chosen, active, other] = options.filter((option) => option !== undefined).map(lookOf);
  await expect(active?.ground).not.toBe(other?.ground);
  await expect(active?.ground).not.toBe(chosen?.ground);
  await expect(chosen?.rest).not.toBe(other?.rest);
  if (!matchMedia('(forced-colors: active)').matches) return;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = 'background-color: Highlight; color: HighlightText; forced-color-adjust: none';
  const { ground, ink } = lookOf(probe);
  probe.remove();
  await expect([active?.ground, active?.ink]).toEqual([ground, ink]);
}

function lookOf(option: Element) {
  const { backgroundColor, borderColor, color, fontWeight } = getComputedStyle(option);
  return { ground: backgroundColor, ink: color, rest: `${borderColor} ${color} ${fontWeight}` };
}
