const kilobyte = 1024;

/** How much something holds, as people say it: 340KB, 1.5MB. */
export const sizeText = (bytes: number): string => (bytes >= kilobyte ** 2 ? `${Number((bytes / kilobyte ** 2).toFixed(1))}MB` : `${Math.ceil(bytes / kilobyte)}KB`);

/** The same of machines: 31.2GB. */
export const volumeText = (bytes: number): string => (bytes >= kilobyte ** 3 ? `${Number((bytes / kilobyte ** 3).toFixed(1))}GB` : sizeText(bytes));
