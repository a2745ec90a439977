import type { ChainId, NetworkKind } from '@keel/wallet';
import type { WalletNetwork } from '../../api/networks.ts';

/** The public explorer of a network: its name, and the pages of a transaction and of an address. */
interface Explorer {
  readonly name: string;
  readonly transaction: (txId: string) => string;
  readonly address: (address: string) => string;
}

const explorer = (name: string, base: string, query = ''): Explorer => ({
  name,
  transaction: (txId) => `${base}/tx/${encodeURIComponent(txId)}${query}`,
  address: (address) => `${base}/address/${encodeURIComponent(address)}${query}`,
});

/** Fixed: an address that a node or the operator names could lead anywhere. */
const EXPLORERS: Readonly<Record<ChainId, Readonly<Record<NetworkKind, Explorer>>>> = {
  ethereum: {
    main: explorer('Etherscan', 'https://etherscan.io'),
    test: explorer('Etherscan', 'https://sepolia.etherscan.io'),
  },
  bnb: {
    main: explorer('BscScan', 'https://bscscan.com'),
    test: explorer('BscScan', 'https://testnet.bscscan.com'),
  },
  bitcoin: {
    main: explorer('mempool.space', 'https://mempool.space'),
    test: explorer('mempool.space', 'https://mempool.space/testnet4'),
  },
  dogecoin: {
    main: explorer('blockexplorer.one', 'https://blockexplorer.one/dogecoin/mainnet'),
    test: explorer('blockexplorer.one', 'https://blockexplorer.one/dogecoin/testnet'),
  },
  solana: {
    main: explorer('Solana Explorer', 'https://explorer.solana.com'),
    test: explorer('Solana Explorer', 'https://explorer.solana.com', '?cluster=devnet'),
  },
};

/** The explorer of a network; null for a chain on the operator's own machine, and while that is not known. */
export function explorerOf({ chain, network, isLocal }: WalletNetwork): Explorer | null {
  return isLocal === false ? EXPLORERS[chain][network] : null;
}
