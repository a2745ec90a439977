/** What the toolbar says of motion: what the system asks for, or one of the two whatever it asks for. */
export type Motion = 'system' | 'reduced' | 'full';

const QUERY = /\(prefers-reduced-motion(?::\s*reduce)?\)/;

/** In the place of the query: one that always holds, one that never does. */
const ANSWERS = { reduced: '(min-width: 0)', full: '(max-width: 0)' } as const;

const systemMatchMedia = window.matchMedia.bind(window);
const originalMediaOf = new WeakMap<CSSMediaRule, string>();
let chosen: Motion = 'system';

/** Lets the whole page have motion as chosen: its style sheets, and what code asks `matchMedia`. */
export function setMotion(motion: Motion): void {
  chosen = motion;
  window.matchMedia = (query) => systemMatchMedia(answered(query));
  for (const sheet of document.styleSheets) answerIn(sheet.cssRules);
}

// A style sheet that arrives later asks as well.
new MutationObserver(() => {
  if (chosen !== 'system') setMotion(chosen);
}).observe(document.head, { childList: true });

function answered(query: string): string {
  return chosen === 'system' ? query : query.replace(QUERY, ANSWERS[chosen]);
}

function answerIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const originalMedia = originalMediaOf.get(rule) ?? rule.media.mediaText;
      if (QUERY.test(originalMedia)) {
        originalMediaOf.set(rule, originalMedia);
        rule.media.mediaText = answered(originalMedia);
      }
    }
    if (rule instanceof CSSGroupingRule) answerIn(rule.cssRules);
  }
}
