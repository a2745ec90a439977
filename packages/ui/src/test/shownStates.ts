/** States that only a pointer or a key can cause, and the attribute by which a story shows each. */
const STATES = { ':hover': '[data-hovered]', ':active': '[data-pressed]', ':focus-visible': '[data-focus-visible]' };

/**
 * Lets a story show the states of native controls side by side: adds the rule for an attribute beside each rule for a
 * state. Used as a `beforeEach`; the returned function removes the rules.
 */
export function showStates(): () => void {
  const undo: (() => void)[] = [];
  for (const sheet of document.styleSheets) copy(sheet, undo);
  return () => {
    for (const step of undo.toReversed()) step();
  };
}

function copy(parent: CSSStyleSheet | CSSGroupingRule, undo: (() => void)[]) {
  // From the end, since insertions move the following rules.
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copy(rule, undo);
    if (!(rule instanceof CSSStyleRule)) continue;
    const shown = Object.entries(STATES).reduce(
      (selector, [state, attribute]) =>
        // A rule that does not apply in a state keeps that condition.
        selector.replaceAll(new RegExp(`(?<!\\([^)]*)${state}`, 'g'), attribute),
      rule.selectorText,
    );
    if (shown === rule.selectorText) continue;
    const added = index + 1;
    parent.insertRule(rule.cssText.replace(rule.selectorText, shown), added);
    undo.push(() => parent.deleteRule(added));
  }
}
