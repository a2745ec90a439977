import type { PhoneTools } from './usePhoneTools.ts';

/** What the field contains. */
export interface PhoneEntry {
  readonly text: string;
  /** ISO 3166; null if no country is selected or known. */
  readonly country: string | null;
}

/** The value of an entry: the number in E.164 if it is valid, otherwise the typed text. */
export function phoneValue({ text, country }: PhoneEntry, tools: PhoneTools | null): string {
  const typed = text.trim();
  return tools?.parsePhone(typed, country)?.international ?? typed;
}

/** Splits an international number into its country and its national form; any other text stays as it was typed. */
export function splitPhone(entry: PhoneEntry, tools: PhoneTools | null): PhoneEntry {
  const parsed = isInternational(entry.text.trim()) ? tools?.parsePhone(entry.text, entry.country) : null;
  return parsed ? { text: parsed.national, country: parsed.country ?? entry.country } : entry;
}

function isInternational(text: string): boolean {
  return /^(?:\+|＋|00)/.test(text);
}
