import { Link } from '@keel/ui';
import type { WalletNetwork } from '../../api/networks.ts';
import { explorerOf } from './explorers.ts';
import { useWords } from './words.ts';

interface ExplorerLinkProps {
  readonly network: WalletNetwork;
  readonly txId: string;
}

/** Opens a transaction in the public explorer of its network; nothing for a local chain, which has none. */
export function ExplorerLink({ network, txId }: ExplorerLinkProps) {
  const { explorerLink } = useWords();
  const explorer = explorerOf(network);
  return (
    explorer && (
      // The explorer learns neither this page's address nor a way to change this page.
      <Link appearance="standalone" href={explorer.transaction(txId)} target="_blank" rel="noopener noreferrer">
        {explorerLink(explorer.name)}
      </Link>
    )
  );
}
