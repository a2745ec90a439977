import { useEffect, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CopyIcon, EyeIcon, EyeOffIcon } from '../../components/Icon/icons.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SeedPhraseGrid.css.ts';

export interface SeedPhraseGridProps extends RootProps<HTMLDivElement> {
  /** The words in their order. They are in the page only while they are shown. */
  words: readonly string[];
  /** The number of words that are still loading, whose places are shown while `words` is empty. @default 0 */
  loadingCount?: number;
  /** The passphrase that belongs to the words, in the page only while they are shown; it is not copied. @default '' */
  passphrase?: string;
  /** Whether the words are shown from the start, because the reader has just asked for them. @default false */
  isDefaultRevealed?: boolean;
  /** Whether the words are shown (controlled): use it if something else hides them too, such as a timer. */
  isRevealed?: boolean;
  /** Called when the words are shown or hidden, e.g. so that a form can require having seen them. */
  onReveal?: (isRevealed: boolean) => void;
  /**
   * Offers to copy the phrase, after a warning. The clipboard is cleared after a minute if the browser allows it, but a
   * clipboard history may keep the phrase. @default false
   */
  isCopyable?: boolean;
  /** Called after the phrase was copied. */
  onCopied?: () => void;
}

type Copy = 'idle' | 'warned' | 'copied' | 'failed';

/** How long a copied phrase stays in the clipboard, in ms. */
const CLIPBOARD_MS = 60_000;

/** The same length for every word, so that it reveals nothing. */
const COVER = '••••••';

/**
 * A recovery phrase to write down (WALLET-1, WALLET-10, WALLET-12): its words and their passphrase are in the page only after
 * they are requested, and are removed when the reader switches to another tab.
 */
export function SeedPhraseGrid({
  words,
  loadingCount = 0,
  passphrase = '',
  isDefaultRevealed = false,
  isRevealed: controlled,
  onReveal,
  isCopyable = false,
  onCopied,
  ...element
}: SeedPhraseGridProps) {
  const messages = useMessages('SeedPhraseGrid', en.SeedPhraseGrid);
  const [uncontrolled, setIsRevealed] = useState(isDefaultRevealed);
  const isRevealed = controlled ?? uncontrolled;
  const [copy, setCopy] = useState<Copy>('idle');
  const isLoading = words.length === 0 && loadingCount > 0;
  const places: readonly string[] = isLoading ? Array.from({ length: loadingCount }, () => '') : words;

  const show = (next: boolean) => {
    setIsRevealed(next);
    onReveal?.(next);
  };

  useEffect(() => {
    if (!isRevealed) return undefined;
    const cover = () => {
      if (!document.hidden) return;
      setIsRevealed(false);
      onReveal?.(false);
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, [isRevealed, onReveal]);

  const copyPhrase = async () => {
    try {
      await navigator.clipboard.writeText(words.join(' '));
    } catch {
      setCopy('failed');
      return;
    }
    setCopy('copied');
    scheduleClipboardClear();
    onCopied?.();
  };

  const list = (
    <ol aria-label={messages.label} className={styles.grid} translate="no">
      {places.map((word, index) => (
        <li key={`${index}`} className={styles.cell}>
          <span className={styles.number}>{index + 1}</span>
          {isLoading && <Skeleton shape="block" height="1rem" />}
          {!isLoading && isRevealed && <span className={styles.word}>{word}</span>}
          {!isLoading && !isRevealed && (
            <>
              <span aria-hidden="true" className={styles.word}>
                {COVER}
              </span>
              <VisuallyHidden>{messages.hidden}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ol>
  );

  return (
    <div {...element} className={styles.root}>
      {isLoading ? <SkeletonGroup>{list}</SkeletonGroup> : list}
      {isRevealed && passphrase !== '' && (
        <dl className={styles.passphrase}>
          <dt className={styles.number}>{messages.passphrase}</dt>
          <dd>
            <bdi translate="no" className={styles.passphraseText}>
              {passphrase}
            </bdi>
            <span className={styles.result}>{messages.passphraseNote(Array.from(passphrase).length)}</span>
          </dd>
        </dl>
      )}
      <div className={styles.actions}>
        <Button
          size="sm"
          tone="neutral"
          appearance="soft"
          iconStart={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
          isDisabled={words.length === 0}
          onPress={() => show(!isRevealed)}
        >
          {isRevealed ? messages.hide : messages.reveal}
        </Button>
        {isCopyable && isRevealed && (
          <Button
            size="sm"
            tone="neutral"
            appearance="ghost"
            iconStart={<CopyIcon />}
            isDisabled={copy === 'warned'}
            onPress={() => setCopy('warned')}
          >
            {messages.copy}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {isRevealed && copy === 'warned' && (
          <Banner
            tone="warning"
            action={
              <div className={styles.actions}>
                <Button size="sm" tone="negative" appearance="soft" onPress={() => void copyPhrase()}>
                  {messages.copyAnyway}
                </Button>
                <Button size="sm" tone="neutral" appearance="ghost" onPress={() => setCopy('idle')}>
                  {messages.cancel}
                </Button>
              </div>
            }
          >
            {messages.warning}
          </Banner>
        )}
        {(copy === 'copied' || copy === 'failed') && <p className={styles.result}>{messages[copy]}</p>}
      </div>
    </div>
  );
}

/** Clears the clipboard after a minute, even if the phrase is hidden by then. */
function scheduleClipboardClear(): void {
  setTimeout(() => {
    // The browser refuses if the page has lost the focus; then only the warning remains.
    navigator.clipboard.writeText('').catch(() => undefined);
  }, CLIPBOARD_MS);
}
