/** The nonce with which this page may add style elements (for libraries that do), read from the first element that bears it. */
export const styleNonce = (): string | undefined => document.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;
