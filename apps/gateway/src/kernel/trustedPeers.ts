import { BlockList, isIPv6 } from 'node:net';

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Returns a predicate: true for a peer in this list of addresses and networks (`10.0.0.0/8`). */
export const trustedPeers = (networks: readonly string[]): ((peer: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (peer) => list.check(peer, family(peer));
};
