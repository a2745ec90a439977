import { useEffect, useState } from 'react';

/** The list of all words of which phrases consist. */
export interface WordList {
  /** null until it has loaded. */
  readonly list: readonly string[] | null;
  /** Whether loading failed. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The public word list (BIP-39), loaded when a page needs it. */
export function useWordList(): WordList {
  const [list, setList] = useState<readonly string[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    import('@keel/wallet/words').then(
      ({ WORDS }) => !isLeft && setList(WORDS),
      () => !isLeft && setFailed(true),
    );
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- counts what asks for it again
  }, [tries]);
  return {
    list,
    hasFailed,
    retry: () => {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
