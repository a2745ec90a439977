import type { Notification } from '@keel/flows';
import { money } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { use } from 'react';
import { WordsContext } from '../i18n/createWordsHook.ts';
import { type NoticeText, noticeText } from './noticeWords.ts';

/** The text of a notification in the reader's language and number format. */
export function useNoticeText(): (notification: Notification) => NoticeText {
  const words = use(WordsContext)?.notices ?? null;
  const { locale } = useLocale();
  return (notification) => noticeText(words, (cents) => money(cents, 'USD', locale), notification);
}
