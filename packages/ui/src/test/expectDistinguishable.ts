import { expect } from 'storybook/test';

/**
 * Expects that the selected option, the active one and any other look different in every palette (DS-2): the active one
 * by its background, in forced colours the system's own, and the selected one by more than that.
 */
export async function expectDistinguishable(...options: readonly (Element | undefined)[]): Promise<void> {
  const [chosen, active, other] = options.filter((option) => option !== undefined).map(styleOf);
  await expect(active?.background).not.toBe(other?.background);
  await expect(active?.background).not.toBe(chosen?.background);
  await expect(chosen?.otherStyles).not.toBe(other?.otherStyles);
  if (!matchMedia('(forced-colors: active)').matches) return;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = 'background-color: Highlight; color: HighlightText; forced-color-adjust: none';
  const { background, foreground } = styleOf(probe);
  probe.remove();
  await expect([active?.background, active?.foreground]).toEqual([background, foreground]);
}

function styleOf(option: Element) {
  const { backgroundColor, borderColor, color, fontWeight } = getComputedStyle(option);
  return { background: backgroundColor, foreground: color, otherStyles: `${borderColor} ${color} ${fontWeight}` };
}
