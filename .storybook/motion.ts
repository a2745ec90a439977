/** The toolbar's setting for motion: the system's preference, or one of the two whatever the system prefers. */
export type Motion = 'system' | 'reduced' | 'full';

const QUERY = /\(prefers-reduced-motion(?::\s*reduce)?\)/;

/** Replacements of the query: one that always matches, one that never does. */
const ANSWERS = { reduced: '(min-width: 0)', full: '(max-width: 0)' } as const;

const systemMatchMedia = window.matchMedia.bind(window);
const originalMediaOf = new WeakMap<CSSMediaRule, string>();
let chosen: Motion = 'system';

/** Applies the setting to the whole page: to its style sheets and to `matchMedia`. */
export function setMotion(motion: Motion): void {
  chosen = motion;
  window.matchMedia = (query) => systemMatchMedia(answered(query));
  for (const sheet of document.styleSheets) answerIn(sheet.cssRules);
}

// For style sheets that are loaded later.
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
