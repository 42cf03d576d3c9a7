/** An address as it is used outside of this console. */
export const fullAddress = (address: string): string => new URL(address, location.origin).href;
